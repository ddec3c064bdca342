import type { FileDropZoneProps, RecentFile } from '@dropwatt/ui/workbench'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Intake } from '../intake.ts'
import type { Bench } from '../store/Bench.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { recentFiles } from './facts.ts'
import { SameFileNotice } from './notices.tsx'
import { useAccountState, useBench, useBenchState } from './useBench.ts'
import { useDropZone } from './useDropZone.ts'

/** What first contact shows once the workbench has loaded. */
export interface FirstContactDetails {
  readonly zone: FileDropZoneProps
  readonly recent: readonly RecentFile[]
  readonly onOpenRecent: (id: string) => void
  readonly notice: ReactNode
}

const noFiles: readonly RecentFile[] = []

interface FirstContactStateProps {
  /** What was asked for before the workbench had loaded: a file, or the sample. */
  first: Intake | 'sample' | undefined
  /** Must not change. */
  onDetails: (details: FirstContactDetails) => void
}

/** Follows the workbench for first contact; renders nothing. */
export function FirstContactState(props: FirstContactStateProps) {
  const bench = useBench()
  return bench ? <Following bench={bench} {...props} /> : null
}

function Following({ bench, first, onDetails }: FirstContactStateProps & { bench: Bench }) {
  const { files, jobs } = useAccountState(bench.account)
  const { same, reading, refused, session } = useBenchState(bench)
  const recent = useMemo(
    () => (files.length > 0 ? recentFiles({ files, jobs }) : noFiles),
    [files, jobs],
  )
  const zone = useDropZone(bench)

  useEffect(() => {
    if (first === 'sample') void bench.openSample()
    else if (first) void bench.open(first.file, first.handle)
  }, [bench, first])

  useEffect(() => {
    onDetails({
      zone,
      recent,
      onOpenRecent: (id) => void bench.openSaved(id),
      notice: same && (
        <BenchTextsProvider>
          <SameFileNotice bench={bench} same={same} />
        </BenchTextsProvider>
      ),
    })
    // The zone is a new object each time; what it depends on is listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [bench, recent, same, reading, refused, session, onDetails])

  return null
}
