import { workbenchId } from '@dropwatt/ui/pages'
import { FirstContact } from '@dropwatt/ui/workbench'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { paths } from '../../paths.ts'
import { takeDropped, type Intake } from '../intake.ts'
import { isStarted, subscribeToStart } from '../started.ts'
import { useModule } from '../useModule.ts'
import { usePresence } from '../usePresence.ts'
import { CatalogProvider } from './CatalogProvider.tsx'
import type { FirstContactDetails } from './FirstContactState.tsx'

const loadState = () => import('./FirstContactState.tsx')

/**
 * The workbench before a file is open, at the end of an automation page. Storage and worker load with
 * the first file, or if files are saved.
 */
export function FirstContactCard() {
  return (
    <CatalogProvider>
      <Card />
    </CatalogProvider>
  )
}

function Card() {
  const { files = 0 } = usePresence()
  const [first, setFirst] = useState<Intake | 'sample'>()
  const [details, setDetails] = useState<FirstContactDetails>()
  // A file that was dropped elsewhere on the page may have been refused.
  const hasStarted = useSyncExternalStore(subscribeToStart, isStarted, () => false)
  const following = useModule(loadState, files > 0 || first !== undefined || hasStarted)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (location.hash !== `#${workbenchId}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  // A file can be dropped anywhere on the page, and what is wrong with it is shown here.
  const hasNews = details?.notice !== undefined || details?.zone.problem !== undefined
  useEffect(() => {
    if (hasNews) heading.current?.scrollIntoView()
  }, [hasNews])

  return (
    <>
      {following && <following.FirstContactState first={first} onDetails={setDetails} />}
      {details?.notice}
      <FirstContact
        id={workbenchId}
        headingRef={heading}
        filesHref={paths.files}
        zone={
          details?.zone ?? {
            onFiles: (dropped, items) => void takeDropped(dropped, items).then(setFirst),
            onSample: () => setFirst('sample'),
          }
        }
        recent={details?.recent}
        onOpenRecent={details?.onOpenRecent}
      />
    </>
  )
}
