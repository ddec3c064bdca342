import {
  isImportSlug,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from '@dropwatt/automations/options'
import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { Fragment, useEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { FileRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useModule } from '../useModule.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { MetadataIntake } from './MetadataIntake.tsx'
import { neededKind } from './neededKind.ts'
import { OpenInButton, useLiveRefusal, useZoneNotices } from './openingNotices.tsx'
import { PageIntake } from './PageIntake.tsx'

export { benchOf } from '../../core/store/benchOf.ts'
export { loadBenchLanguage } from './language.ts'

const loadExportImages = () => import('../images/ExportImages.tsx')

interface FirstContactNewsProps {
  bench: Bench
  /** The automation whose page it is on. */
  slug: FileAutomationSlug | ImageSlug | ImportSlug
  /** The open file that the page cannot use, if there is one. */
  other: FileRecord | undefined
  /** Container to scroll to. */
  news: RefObject<HTMLElement | null>
  /** The heading below, which takes focus with what is new. */
  heading: RefObject<HTMLElement | null>
}

/** Says above first contact what became of the file that was opened last, and what else can be opened. */
export function FirstContactNews(props: FirstContactNewsProps) {
  return (
    <BenchTextsProvider>
      <News {...props} />
    </BenchTextsProvider>
  )
}

function News({ bench, slug, other, news, heading }: FirstContactNewsProps) {
  const session = useStore(bench.state, (state) => state.session)
  const isRefused = useStore(bench.state, (state) => state.refused !== undefined)
  const hasArrived = useStore(
    bench.state,
    ({ arrived }) => other !== undefined && other === arrived,
  )
  const answers = useZoneNotices(bench, slug)
  const refusals = useLiveRefusal(bench, slug)
  const hasAddresses = neededKind(slug) === 'images' && session !== undefined
  const addresses = useModule(loadExportImages, hasAddresses)
  const hasAnswers = answers.length > 0

  // What was refused before this page was opened may be a source for it.
  useEffect(() => {
    if (isImportSlug(slug)) void bench.sources.openRefused(slug)
  }, [bench, slug])

  // A file can be dropped anywhere on the page, and its outcome is shown here.
  const hasNews = hasAnswers || isRefused || hasArrived
  useEffect(() => {
    if (!hasNews) return
    ;(news.current?.hasChildNodes() ? news : heading).current?.scrollIntoView()
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [hasNews, news, heading])

  return (
    <>
      {[...answers, ...refusals].map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
      {session && !hasAnswers && addresses && (
        <addresses.ExportImages key={session.file.id} bench={bench} session={session} />
      )}
    </>
  )
}

/** Goes to the page that continues with a file. */
export function OpenOther(props: { bench: Bench; file: FileRecord }) {
  return (
    <BenchTextsProvider>
      <OpenInButton {...props} />
    </BenchTextsProvider>
  )
}

interface FirstContactIntakeProps {
  bench: Bench
  slug: FileAutomationSlug | ImageSlug | ImportSlug
  zone: FileDropZoneProps
}

/** The ways to open something on a page that has several. */
export function FirstContactIntake({ bench, slug, zone }: FirstContactIntakeProps) {
  return (
    <BenchTextsProvider>
      {slug === 'remove-metadata' ? (
        <MetadataIntake bench={bench} zone={zone} />
      ) : (
        <PageIntake bench={bench} zone={{ ...zone, onSample: undefined }} />
      )}
    </BenchTextsProvider>
  )
}
