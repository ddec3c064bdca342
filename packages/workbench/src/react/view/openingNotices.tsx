import type { AutomationSlug, Options } from '@dropwatt/automations/options'
import { Button, useAutomationLabels } from '@dropwatt/ui'
import { ArrowRightIcon, DownloadIcon } from '@dropwatt/ui/icons'
import {
  FileDropZone,
  MismatchNotice,
  Notice,
  OpenProblemNotice,
  type WorkbenchNotice,
} from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { isFileOnly } from '../../core/live/liveWork.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchState } from '../../core/store/BenchState.ts'
import { useModule } from '../useModule.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { automationOf } from './lastPage.ts'
import { neededKind } from './neededKind.ts'
import { SameFileNotice } from './SameFileNotice.tsx'
import { useDropZone } from './useDropZone.ts'
import { useOpenPart } from './useOpenPart.ts'

const loadOpening = () => import('../images/OpeningNotices.tsx')

/** Shows the progress of reading a file. */
function ReadingNotice({ bench }: { bench: Bench }) {
  return <FileDropZone {...useDropZone(bench)} problem={undefined} />
}

/** Goes to the page that continues with a file. */
export function OpenInButton({ bench, file }: { bench: Bench; file: FileRecord }) {
  const { texts } = useBenchTexts()
  const jobs = useStore(bench.state, (state) => state.jobs)
  const labels = useAutomationLabels()
  const { paths } = useHost()
  const slug = automationOf(file, jobs.get(file.id))
  return (
    <Button
      size="sm"
      variant="outline"
      leading={<ArrowRightIcon />}
      href={paths.automation(slug)}
      onClick={() => void bench.opening.openSaved(file.id)}
    >
      {texts.arrived.openIn(labels[slug])}
    </Button>
  )
}

/** A file is open that the page does not show. */
function ArrivedNotice({
  bench,
  file,
  slug,
}: {
  bench: Bench
  file: FileRecord
  slug: AutomationSlug | undefined
}) {
  const { texts } = useBenchTexts()
  const notice = {
    actions: <OpenInButton bench={bench} file={file} />,
    onDismiss: () => bench.opening.dismiss('arrived'),
  }
  const { name, kind: open = 'products' } = file
  if (slug === undefined)
    return <Notice role="status" title={texts.arrived.title(name)} {...notice} />
  return <MismatchNotice open={open} needed={neededKind(slug)} beside={name} {...notice} />
}

const hasValue = (state: BenchState['openingImages']) =>
  Object.values(state).some((value) => value !== undefined)

/**
 * Returns the answers to what was dropped or chosen last, where a page shows its notices.
 *
 * @param shown the file that the page works on
 * @param slug the automation of the page
 * @param options with which it works there. @default those of its preview
 */
export function useOpeningNotices(
  bench: Bench,
  shown?: string,
  slug?: AutomationSlug,
  options?: Options,
): readonly WorkbenchNotice[] {
  const answers = useAnswers(bench, shown, slug)
  const refusals = useLiveRefusal(bench, slug, options)
  const isAsking = useStore(bench.state, ({ dialog }) => dialog?.kind === 'open')
  // The dialog shows them itself.
  return isAsking ? [] : [...answers, ...refusals]
}

/**
 * Returns the notice that a page cannot work on the live file that is open, if that is so.
 *
 * @param options with which the automation works there. @default those of its preview
 */
export function useLiveRefusal(
  bench: Bench,
  slug: AutomationSlug | undefined,
  options?: Options,
): readonly WorkbenchNotice[] {
  const { live } = useBenchTexts().texts
  const session = useStore(bench.state, (state) => state.session)
  const isRefused = useOpenPart(session, ({ file, preview }) => {
    if (!file.live || slug === undefined) return false
    return isFileOnly(slug, options ?? (preview?.slug === slug ? preview.options : undefined))
  })
  if (!isRefused) return noNotices
  const download = (
    <Button
      size="sm"
      variant="outline"
      leading={<DownloadIcon />}
      onClick={() => bench.dialogs.ask({ kind: 'download' })}
    >
      {live.download}
    </Button>
  )
  return [{ id: 'live', content: <Notice tone="info" title={live.fileOnly} actions={download} /> }]
}

const noNotices: readonly WorkbenchNotice[] = []

/** Returns those that a drop zone for an automation does not show itself. */
export function useZoneNotices(
  bench: Bench,
  slug: AutomationSlug | undefined,
): readonly WorkbenchNotice[] {
  const arrived = useStore(bench.state, (state) => state.arrived)
  return useAnswers(bench, arrived?.id, slug).filter(
    // A page can be given in other ways, without a zone.
    ({ id }) => id !== 'reading' && (id !== 'unopened' || slug === 'product-importer'),
  )
}

function useAnswers(
  bench: Bench,
  shown: string | undefined,
  slug: AutomationSlug | undefined,
): readonly WorkbenchNotice[] {
  const { texts } = useBenchTexts()
  const isReading = useStore(bench.state, ({ reading }) => reading !== undefined)
  const refused = useStore(bench.state, (state) => state.refused)
  const same = useStore(bench.state, (state) => state.same)
  const onlyOne = useStore(bench.state, (state) => state.onlyOne)
  const arrived = useStore(bench.state, (state) => state.arrived)
  const isOpening = useStore(bench.state, ({ openingImages }) => hasValue(openingImages))
  const opening = useModule(loadOpening, isOpening)
  const notices: WorkbenchNotice[] = []
  if (isReading) notices.push({ id: 'reading', content: <ReadingNotice bench={bench} /> })
  if (refused) {
    notices.push({
      id: 'unopened',
      content: (
        <OpenProblemNotice problem={refused} onDismiss={() => bench.opening.dismiss('refused')} />
      ),
    })
  }
  if (same) {
    const { file, source } = same
    notices.push({
      id: 'same',
      content: (
        <SameFileNotice
          bench={bench}
          file={file}
          onDismiss={() => bench.opening.dismiss('same')}
          onCopy={() => void bench.opening.open(source, undefined, { isCopy: true })}
        />
      ),
    })
  }
  if (opening) notices.push({ id: 'opening', content: <opening.OpeningNotices bench={bench} /> })
  if (arrived && arrived.id !== shown) {
    notices.push({
      id: 'arrived',
      content: <ArrivedNotice bench={bench} file={arrived} slug={slug} />,
    })
  }
  if (onlyOne !== undefined) {
    notices.push({
      id: 'only',
      content: (
        <Notice
          role="status"
          title={texts.onlyOne(onlyOne)}
          onDismiss={() => bench.opening.dismiss('onlyOne')}
        />
      ),
    })
  }
  return notices
}
