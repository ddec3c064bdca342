import { openTaken } from './openTaken.ts'
import {
  isImportSlug,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from '@dropwatt/automations/options'
import type { FileDropZoneProps, FileMismatch, RecentFile } from '@dropwatt/ui/workbench'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Intake } from '../intake.ts'
import { loadExportImages, loadOpening } from '../parts.ts'
import type { Bench } from '../store/Bench.ts'
import { useModule } from '../useModule.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { MetadataIntake } from './MetadataIntake.tsx'
import { PageIntake } from './PageIntake.tsx'
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
  /** What else can be opened. @default nothing */
  readonly offer?: ReactNode
  /** Replaces the drop zone. */
  readonly intake?: ReactNode
  /** The open file is of a kind that the page cannot use. */
  readonly mismatch?: FileMismatch
}

const noFiles: readonly RecentFile[] = []

interface FirstContactStateProps {
  /** The automation whose page it is on. */
  slug: FileAutomationSlug | ImageSlug | ImportSlug
  /** What the page works on. */
  needed: FileMismatch['needed']
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

function Following({
  bench,
  slug,
  needed,
  first,
  onDetails,
}: FirstContactStateProps & { bench: Bench }) {
  const { files, jobs } = useAccountState(bench.account)
  const { same, reading, refused, session, importing, images, openingImages } = useBenchState(bench)
  const recent = useMemo(
    () => (files.length > 0 ? recentFiles({ files, jobs }) : noFiles),
    [files, jobs],
  )
  const zone = useDropZone(bench, needed === 'images')

  const isOpening = Object.values(openingImages).some((value) => value !== undefined)
  const opening = useModule(loadOpening, isOpening)

  const hasAddresses = needed === 'images' && session !== undefined
  const addresses = useModule(loadExportImages, hasAddresses)

  const open =
    session?.file.kind ?? (session ? 'products' : (importing?.file.kind ?? (images && 'images')))

  // Before the first file is opened, so that a source is taken for what it is.
  useEffect(() => (isImportSlug(slug) ? bench.takeSources(slug) : undefined), [bench, slug])

  useEffect(() => {
    if (first === 'sample') void bench.openSample()
    else if (first) void openTaken(bench, first)
  }, [bench, first])

  useEffect(() => {
    onDetails({
      zone,
      recent,
      onOpenRecent: (id) => void bench.openSaved(id),
      // Nothing where there is no news, as the page scrolls to what is new.
      notice:
        (same ?? isOpening) ? (
          <BenchTextsProvider>
            {same && <SameFileNotice bench={bench} same={same} />}
            {isOpening && opening && <opening.OpeningNotices bench={bench} />}
          </BenchTextsProvider>
        ) : undefined,
      ...(session &&
        addresses &&
        !isOpening && {
          offer: (
            <BenchTextsProvider>
              <addresses.ExportImages key={session.file.id} bench={bench} session={session} />
            </BenchTextsProvider>
          ),
        }),
      ...(slug === 'remove-metadata' && {
        intake: (
          <BenchTextsProvider>
            <MetadataIntake bench={bench} zone={zone} />
          </BenchTextsProvider>
        ),
      }),
      ...(slug === 'product-importer' && {
        intake: (
          <BenchTextsProvider>
            <PageIntake bench={bench} zone={{ ...zone, onSample: undefined }} />
          </BenchTextsProvider>
        ),
      }),
      ...(open && open !== needed && { mismatch: { open, needed } }),
    })
    // The zone is a new object each time; what it depends on is listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    bench,
    recent,
    same,
    isOpening,
    opening,
    addresses,
    reading,
    refused,
    session,
    open,
    needed,
    slug,
    onDetails,
  ])

  return null
}
