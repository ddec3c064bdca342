import type { FileAutomationSlug, ImageSlug, ImportSlug } from '@dropwatt/automations/options'
import { workbenchId } from '@dropwatt/ui/pages'
import { FirstContact } from '@dropwatt/ui/workbench'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { canChooseFolders } from '../canChooseFolders.ts'
import { takeLater } from '../takeLater.ts'
import type { Intake } from '../../core/intake.ts'
import { ownIntakes } from '../ownIntakes.ts'
import { useModule } from '../useModule.ts'
import { usePresence } from '../usePresence.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { CatalogProvider } from './CatalogProvider.tsx'
import type { FirstContactDetails } from './FirstContactState.tsx'
import { neededKind } from './neededKind.ts'

const loadFirstContactState = () => import('./FirstContactState.tsx')

interface FirstContactCardProps {
  /** The automation whose page it is on. */
  slug: FileAutomationSlug | ImageSlug | ImportSlug
}

/**
 * The workbench before a file is open, at the end of an automation page. Storage and worker load with
 * the first file, or if files are saved.
 */
export function FirstContactCard(props: FirstContactCardProps) {
  return (
    <CatalogProvider>
      <Card {...props} />
    </CatalogProvider>
  )
}

function Card(props: FirstContactCardProps) {
  const { slug } = props
  const { workbench, paths } = useHost()
  const { files = 0 } = usePresence()
  const [first, setFirst] = useState<Intake | 'sample'>()
  const [details, setDetails] = useState<FirstContactDetails>()
  // A file that was dropped elsewhere on the page may have been refused.
  const isStarted = useSyncExternalStore(workbench.subscribe, workbench.hasStarted, () => false)
  const following = useModule(
    loadFirstContactState,
    files > 0 || first !== undefined || isStarted || ownIntakes.has(slug),
  )
  const needed = neededKind(slug)
  // A zone that is replaced while the dialog of the system is open would lose what is chosen there.
  const isLoadingIntake = ownIntakes.has(slug) && details === undefined
  const isOfImages = needed === 'images'
  const heading = useRef<HTMLHeadingElement>(null)
  const news = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (location.hash !== `#${workbenchId}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  // A file can be dropped anywhere on the page, and what became of it is said here.
  const { notice, zone, hasArrived } = details ?? {}
  const hasNews = notice !== undefined || zone?.problem !== undefined || hasArrived === true
  useEffect(() => {
    if (!hasNews) return
    ;(news.current ?? heading.current)?.scrollIntoView()
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [hasNews])

  return (
    <>
      {following && (
        <following.FirstContactState
          slug={slug}
          first={first}
          needed={needed}
          onDetails={setDetails}
        />
      )}
      <FirstContact
        id={workbenchId}
        headingRef={heading}
        busy={isLoadingIntake}
        newsRef={news}
        news={
          (notice ?? details?.offer) && (
            <>
              {notice}
              {details?.offer}
            </>
          )
        }
        filesHref={paths.files}
        guideHref={paths.filesGuide}
        needed={needed}
        mismatch={details?.mismatch}
        zone={{
          ...(details?.zone ?? {
            onFiles: (dropped, items) =>
              void takeLater(dropped, items, isOfImages ? 'images' : 'file').then(setFirst),
            onSample: () => setFirst('sample'),
          }),
          // The sample is an export of products.
          ...(needed !== 'products' && { kind: needed, onSample: undefined }),
          ...(isOfImages && { hasFolderButton: canChooseFolders() }),
        }}
        recent={details?.recent}
        onOpenRecent={details?.onOpenRecent}
      >
        {details?.intake}
      </FirstContact>
    </>
  )
}
