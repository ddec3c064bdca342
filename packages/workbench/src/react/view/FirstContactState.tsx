import {
  isImportSlug,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from '@dropwatt/automations/options'
import type { FileDropZoneProps, FileMismatch, RecentFile } from '@dropwatt/ui/workbench'
import { Fragment } from 'react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Intake } from '../../core/intake.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useModule } from '../useModule.ts'
import { useOpenFile } from '../useOpenFile.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { MetadataIntake } from './MetadataIntake.tsx'
import { PageIntake } from './PageIntake.tsx'
import { recentFiles } from './facts.ts'
import { canUse } from './neededKind.ts'
import { OpenInButton, useZoneNotices } from './openingNotices.tsx'
import { useBench } from './useBench.ts'
import { useDropZone } from './useDropZone.ts'

const loadExportImages = () => import('../images/ExportImages.tsx')

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
  /** Whether that file was opened just now. */
  readonly hasArrived: boolean
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
  return (
    bench && (
      <BenchTextsProvider>
        <Following bench={bench} {...props} />
      </BenchTextsProvider>
    )
  )
}

function Following({
  bench,
  slug,
  needed,
  first,
  onDetails,
}: FirstContactStateProps & { bench: Bench }) {
  const files = useStore(bench.state, (state) => state.files)
  const jobs = useStore(bench.state, (state) => state.jobs)
  const reading = useStore(bench.state, (state) => state.reading)
  const refused = useStore(bench.state, (state) => state.refused)
  const session = useStore(bench.state, (state) => state.session)
  const importing = useStore(bench.state, (state) => state.importing)
  const images = useStore(bench.state, (state) => state.images)
  const arrived = useStore(bench.state, (state) => state.arrived)
  const goesOn = useStore(bench.state, (state) => state.goesOn)
  const recent = useMemo(
    () => (files.length > 0 ? recentFiles({ files, jobs }) : noFiles),
    [files, jobs],
  )
  const zone = useDropZone(bench, needed === 'images')

  const openNow = useOpenFile()
  const answers = useZoneNotices(bench, slug)
  const shown = answers.map(({ id }) => id).join(' ')

  const hasAddresses = needed === 'images' && session !== undefined
  const addresses = useModule(loadExportImages, hasAddresses)

  // The next import is added to the open export.
  const besides = goesOn === slug ? undefined : session?.file
  const other = [arrived, besides, importing?.file, images?.file].find(
    (file) => file && !canUse(slug, file),
  )

  // Before the first file is opened, so that a source is taken for what it is.
  useEffect(() => (isImportSlug(slug) ? bench.sources.takeFor(slug) : undefined), [bench, slug])

  useEffect(() => {
    if (first === 'sample') void bench.opening.openSample()
    else if (first) openNow(first)
  }, [bench, openNow, first])

  useEffect(() => {
    onDetails({
      zone,
      recent,
      onOpenRecent: (id) => void bench.opening.openSaved(id),
      // Nothing where there is no news, as the page scrolls to what is new.
      notice:
        answers.length > 0 ? (
          <BenchTextsProvider>
            {answers.map(({ id, content }) => (
              <Fragment key={id}>{content}</Fragment>
            ))}
          </BenchTextsProvider>
        ) : undefined,
      hasArrived: other !== undefined && other === arrived,
      ...(session &&
        addresses &&
        answers.length === 0 && {
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
      ...(other && {
        mismatch: {
          open: other.kind ?? 'products',
          needed,
          actions: (
            <BenchTextsProvider>
              <OpenInButton bench={bench} file={other} />
            </BenchTextsProvider>
          ),
        },
      }),
    })
    // The zone and the answers are new objects each time; what they depend on is listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    bench,
    recent,
    shown,
    addresses,
    reading,
    refused,
    session,
    arrived,
    other,
    needed,
    slug,
    onDetails,
  ])

  return null
}
