import { FirstContact, type FileDropZoneProps } from '@dropwatt/ui/workbench'
import { workbenchId } from '@dropwatt/ui/pages'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { takeDropped } from '../intake.ts'
import type { Bench } from '../store/Bench.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { openProblem, recentFiles } from './facts.ts'
import { SameFileNotice } from './notices.tsx'
import { useAccountState, useBench, useBenchState } from './useBench.ts'

/** Returns the props of a drop zone that opens files of the account. */
export function useDropZone(bench: Bench): FileDropZoneProps {
  const { reading, refused, session } = useBenchState(bench)
  return {
    onFiles: (files, items) => {
      void takeDropped(files, items).then(
        (intake) => intake && bench.open(intake.file, intake.handle),
      )
    },
    onSample: () => void bench.openSample(),
    hasOpenFile: session !== undefined,
    onCancel: () => bench.cancelReading(),
    ...(reading && {
      reading: { name: reading.name, doneBytes: reading.done, totalBytes: reading.total },
    }),
    ...(refused && { problem: openProblem(refused) }),
  }
}

/** The workbench before a file is open, at the end of an automation page. */
export function FirstContactCard() {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <Card bench={bench} />
      </BenchTextsProvider>
    )
  )
}

function Card({ bench }: { bench: Bench }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== `#${workbenchId}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])
  const account = useAccountState(bench.account)
  const { isReady, same, refused, reading } = useBenchState(bench)
  // A file can be dropped anywhere on the page, and what becomes of it is shown here. The file of
  // the last visit is read without being asked for.
  const hasNews = isReady && [same, refused, reading].some((news) => news !== undefined)
  useEffect(() => {
    if (hasNews) heading.current?.scrollIntoView()
  }, [hasNews])
  return (
    <>
      {same && <SameFileNotice bench={bench} same={same} />}
      <FirstContact
        id={workbenchId}
        headingRef={heading}
        zone={useDropZone(bench)}
        recent={recentFiles(account)}
        onOpenRecent={(id) => void bench.openSaved(id)}
        filesHref={paths.files}
      />
    </>
  )
}
