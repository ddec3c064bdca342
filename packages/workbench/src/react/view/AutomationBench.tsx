import type { PreviewFilter, TranslationFilter } from '@dropwatt/automations'
import type { FileAutomationSlug } from '@dropwatt/automations/options'
import { kindFor } from '@dropwatt/automations/options'
import { Button, findAutomation } from '@dropwatt/ui'
import { CheckIcon, RecipeIcon, UploadIcon } from '@dropwatt/ui/icons'
import { workbenchId } from '@dropwatt/ui/pages'
import {
  ChangeSummary,
  offBecause,
  useReadOnlyWords,
  Workbench,
  type WorkbenchTab,
  type WorkbenchView,
} from '@dropwatt/ui/workbench'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { isFileOnly } from '../../core/live/liveWork.ts'
import { useGranted } from '../live/useGranted.ts'
import { leaveJob, showJob, useUpdateStore } from '../live/useUpdateStore.ts'
import type { KnownJob } from '../../core/live/update/StoreJobs.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchDialog } from '../../core/store/BenchState.ts'
import type { ShownColumn } from '../../core/engine/messages.ts'
import type { Session } from '../../core/store/Session.ts'
import { useModule } from '../useModule.ts'
import { ExcludeBlocked } from './ExcludeBlocked.tsx'
import { BenchOptions } from './BenchOptions.tsx'
import { BenchShortcuts, useSingleKeys } from './BenchShortcuts.tsx'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { benchViews } from './benchViews.ts'
import type { OwnViewProps, OwnViews } from './ownViews.types.ts'
import { countsOf } from './viewCounts.ts'
import { ChangesView } from './ChangesView.tsx'
import { JobEnding } from './JobEnding.tsx'
import { nameOfFile } from './facts.ts'
import { LostNotice, useNotices } from './notices.tsx'
import { lockedReason, reasonToWait } from './offReasons.ts'
import { changeCounts } from './changeCounts.ts'
import { reasonText } from './reasonText.ts'
import { useBench } from './useBench.ts'
import { useCheckTab } from './useCheckTab.tsx'
import { useSentTo } from './useServiceChoices.ts'
import { useBenchView } from './useBenchView.ts'
import { useFollowedLink } from './useFollowedLink.ts'
import { useGuards } from './useGuards.tsx'
import { useHeader } from './useHeader.ts'
import { useIsSlow, useShownProgress } from './useLasting.ts'
import { useLastSteps } from './useLastSteps.ts'
import { useOpenedFocus } from './useOpenedFocus.ts'
import { writeCount } from '../writeCount.ts'

/** The workbench with the open file, on the page of an automation; nothing where that cannot use it. */
export function AutomationBench({ slug }: { slug: FileAutomationSlug }) {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <OpenBench bench={bench} slug={slug} />
      </BenchTextsProvider>
    )
  )
}

function OpenBench({ bench, slug }: { bench: Bench; slug: FileAutomationSlug }) {
  const session = useStore(bench.state, (state) => state.session)
  if (!session) return null
  if (session.state.getState().opened.facts.kind !== kindFor(slug)) return null
  return (
    <FileBench key={`${session.file.id}/${slug}`} bench={bench} session={session} slug={slug} />
  )
}

interface FileBenchProps {
  bench: Bench
  session: Session
  slug: FileAutomationSlug
}

function FileBench({ bench, session, slug }: FileBenchProps) {
  const state = useStore(session.state)
  const { status, preview, work } = state
  const singleKeys = useSingleKeys(bench)
  const { automations, texts, language } = useBenchTexts()
  const readOnlyWords = useReadOnlyWords()
  const { names, load = loadNothing, opensOn } = benchViews(slug)
  const [first] = names
  const isTranslation = kindFor(slug) === 'translations'
  const terms = useStore(bench.account.memory.state, (memory) => memory.terms)
  const translations = useStore(bench.account.memory.state, (memory) => memory.translations)
  const ownCounts: Partial<Record<WorkbenchView, number>> = {
    glossary: terms.length,
    memory: translations.length,
    ...useStore(countsOf(session)),
  }
  const applyLabel = isTranslation ? texts.memory.apply : texts.apply
  const translationHints = (['accept', 'review'] as const).map((name) => ({
    keys: texts.memory.keys[name],
    label: texts.memory.hints[name],
  }))
  const address = useBenchView(names)
  const { view, change } = address
  const lost = preview?.slug === slug ? preview.lost : undefined
  const ofFile = useNotices(bench, session)
  const notices = lost
    ? [...ofFile, { id: 'lost', content: <LostNotice session={session} lost={lost} /> }]
    : ofFile
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = preview?.list?.summary
  // A job that changes the answer does not take its result away.
  const [usualView] = useState(() => opensOn?.(status) ?? first)
  const wantsFocus = useRef<'list' | 'options'>(undefined)
  const takeFocus = useCallback(() => {
    const isWanted = wantsFocus.current !== undefined
    wantsFocus.current = undefined
    return isWanted
  }, [])
  // Where the options are not beside it, the list takes the focus that was meant for them.
  const takeOptionsFocus = useCallback(
    () => wantsFocus.current === 'options' && takeFocus(),
    [takeFocus],
  )
  const showList = (show?: PreviewFilter | TranslationFilter) => {
    wantsFocus.current = 'list'
    change({ tab: first, show })
    session.preview.setFilter(show)
  }
  /** Whether the changes are applied for a download. */
  const downloadsNext = useRef(false)
  const guard = useGuards({
    counts: {
      review: summary?.needReview ?? 0,
      variants: summary?.optionValues ?? 0,
      empty: summary?.emptied ?? 0,
    },
    isLive: state.file.live !== undefined,
    onReview: () => {
      if (preview?.filter !== 'review') showList('review')
      else change({ tab: first })
    },
    onApply: (declined) => {
      void session.jobs.apply(declined).then(() => {
        if (downloadsNext.current && session.state.getState().applied)
          bench.dialogs.ask({ kind: 'download' })
      })
    },
  })
  const announcement = useOpenedAnnouncement(session)
  const progress = useShownProgress(preview)
  // Its progress has the whole width.
  const isApplying = useIsSlow(work?.kind === 'apply')
  useFocusAfterJob(heading, isApplying || state.applied !== undefined)

  useFreshPlan(session, slug)

  useGranted(session)

  const isShown = preview?.slug === slug
  useEffect(() => {
    if (!isShown) return
    // What the address asks for wins over what was kept, which may hide the row.
    const asksForRow = view.row !== undefined
    if (view.show || asksForRow) session.preview.setFilter(view.show)
    if (asksForRow) session.preview.setSearch('')
  }, [session, isShown, view.show, view.row])

  useOpenedFocus(bench, session.file.id, heading)

  const locked = lockedReason(state, texts.off)
  const [shownRows, setShownRows] = useState({ count: 0, said: '' })
  const showRow = (row: number) => {
    const number = row + 1
    wantsFocus.current = 'list'
    const isAll = preview?.filter === 'all' && preview.query.search === ''
    setShownRows(({ count }) => ({
      count: count + 1,
      said: isAll ? '' : texts.listsAllFor(writeCount(number, language)),
    }))
    session.preview.setFilter('all')
    session.preview.setSearch('')
    change({ tab: first, show: 'all', row: String(number) })
  }
  const check = useCheckTab(session, locked, showRow)
  const { blocking } = check
  const list = preview?.slug === slug ? preview.list : undefined
  const { included = 0, changedCells = 0, excludedColumns = 0 } = list?.summary ?? {}
  const columnsOnly = changedCells === 0 ? excludedColumns : 0
  const tab = view.tab ?? (blocking > 0 ? 'check' : usualView)
  const isRefused = state.file.live !== undefined && isFileOnly(slug, preview?.options)
  const noApply =
    locked ??
    (isRefused ? texts.live.fileOnly : undefined) ??
    reasonToWait(preview, included + columnsOnly, texts.off)
  // As long as the last preview stays in place, the bar below it stays as it is too.
  const isSwapped = progress === 'ready' && preview?.progress === 'calculating'
  const offReason = isSwapped || work?.kind === 'apply' ? undefined : noApply
  const count = (value: number) => writeCount(value, language)
  const start = (downloads: boolean) => {
    downloadsNext.current = downloads
    if (noApply === undefined && blocking === 0) guard.start()
  }
  const apply = () => start(false)
  const canExclude = status.check.report.blockedProducts !== undefined
  const toCheck = (
    <Button variant="outline" onClick={() => change({ tab: 'check' })}>
      {texts.fixFirst(count(blocking), blocking)}
    </Button>
  )
  useEffect(() =>
    bench.dialogs.showPreview({
      id: slug,
      pending: () => session.jobs.pendingOn(slug),
      apply: () => start(true),
    }),
  )
  const update = useUpdateStore(bench, session)
  const hasNoChanges =
    progress === 'ready' && preview?.progress === 'ready' && included + columnsOnly === 0
  const updatesNext =
    update !== undefined &&
    !isApplying &&
    (state.applied !== undefined || (hasNoChanges && blocking === 0))
  const place = useJobInPlace(bench, state.applied || isApplying ? undefined : update?.shown)
  const line = useModule(loadUpdateLine, updatesNext)
  // Before it is wanted, so that the place is never empty.
  const jobView = useModule(loadJobView, place !== undefined || updatesNext)
  const header = useHeader(bench, session, heading, address, update)
  const service = useSentTo(bench.account, slug, preview?.options)
  const lastSteps = useLastSteps(bench, session, tab === first)
  // Below the result of a job too.
  const wantsHistory = tab === 'history' || work?.kind === 'apply' || status.jobs.length > 0
  const history = useModule(loadHistory, wantsHistory)
  const isOwn = tab !== first && tab !== 'check' && tab !== 'history'
  const OwnView = useModule(load, isOwn)?.[tab]
  const own: OwnViewProps = {
    bench,
    session,
    address,
    onShowChanges: () => {
      heading.current?.focus({ preventScroll: true })
      showList()
    },
  }

  function tabOf(name: WorkbenchView): WorkbenchTab {
    switch (name) {
      case first:
        return {
          view: name,
          count: place ? undefined : list?.summary.includedProducts || undefined,
          content: place ? (
            jobView && (
              <jobView.StoreJobView
                job={place.job}
                takesFocus={place.takesFocus}
                onJob={place.onJob}
              />
            )
          ) : (
            <>
              {line && update?.difference && (
                <line.UpdateLine bench={bench} session={session} difference={update.difference} />
              )}
              <ChangesView
                bench={bench}
                session={session}
                state={state}
                slug={slug}
                address={address}
                takeFocus={takeFocus}
                onShowRow={showRow}
                shownRows={shownRows.count}
                onChangeMore={() => {
                  wantsFocus.current = 'options'
                  session.jobs.dismiss()
                }}
                onTranslateRest={() => {
                  showList('empty')
                  session.jobs.dismiss()
                }}
                onApply={apply}
                onUndo={lastSteps.undo}
                onRedo={lastSteps.redo}
                isApplying={isApplying}
                singleKeys={singleKeys}
              />
            </>
          ),
        }
      case 'check':
        return check.tab
      case 'history':
        return {
          view: name,
          count: status.jobs.length || undefined,
          content: history && (
            <history.FileHistory
              bench={bench}
              session={session}
              onSaveRecipe={() => bench.dialogs.ask({ kind: 'recipe', source: 'jobs' })}
            />
          ),
        }
      default:
        return {
          view: name,
          count: ownCounts[name] || undefined,
          ...(name === 'compare' && { tone: 'warning' }),
          content: OwnView && isShown && name === tab && <OwnView {...own} />,
        }
    }
  }

  return (
    <>
      <Workbench
        id={workbenchId}
        icon={findAutomation(slug).icon}
        isLit={progress === 'ready'}
        onKeyDown={lastSteps.onKeyDown}
        header={header}
        notices={notices}
        view={tab}
        onViewChange={(next) => change({ tab: next })}
        announcement={shownRows.said || announcement}
        {...(service !== undefined && { service })}
        options={
          // They have their place before the preview starts, so that it does not move.
          !state.applied && !isApplying && !place
            ? isShown && (
                <BenchOptions
                  account={bench.account}
                  session={session}
                  slug={slug}
                  takeFocus={takeOptionsFocus}
                  offReason={locked}
                />
              )
            : undefined
        }
        summary={
          preview?.slug === slug &&
          !state.applied &&
          !place && (
            <ChangeSummary
              {...changeCounts(
                list?.summary,
                reasonText(list?.summary.nothing, automations[slug], language, readOnlyWords),
                texts,
              )}
              unit={isTranslation ? 'texts' : 'products'}
              state={progress}
            />
          )
        }
        tabs={names.map(tabOf)}
        footer={
          place && tab === first
            ? {
                main: (
                  <Button variant="outline" onClick={() => leaveJob(session, place.job)}>
                    {texts.live.changeMore}
                  </Button>
                ),
              }
            : tab === first && !isApplying && (updatesNext || !state.applied)
              ? {
                  excluded: state.applied ? 0 : (list?.summary.excluded ?? 0),
                  hasReadOnly: isShown && hasReadOnly(preview.outcome?.columns),
                  // The result of a job has no rows that keys are for.
                  ...(!state.applied && {
                    hints: isTranslation
                      ? translationHints
                      : [
                          { keys: 'F2', label: texts.hints.edit },
                          { keys: texts.hints.space, label: texts.hints.exclude },
                          ...(singleKeys
                            ? [
                                { keys: 'N', label: texts.hints.next },
                                { keys: '?', label: texts.hints.all },
                              ]
                            : []),
                        ],
                  }),
                  secondary: update?.left ? (
                    <Button variant="outline" onClick={() => showJob(session)}>
                      {texts.live.showProgress}
                    </Button>
                  ) : canExclude ? (
                    toCheck
                  ) : (
                    <Button
                      variant="outline"
                      leading={<RecipeIcon />}
                      onClick={() => bench.dialogs.ask({ kind: 'recipe', source: 'options' })}
                    >
                      {texts.addToRecipe}
                    </Button>
                  ),
                  ...(blocking === 0 && { offReason }),
                  ...(updatesNext && { offReason: update.offReason }),
                  main: updatesNext ? (
                    <Button
                      variant="neon"
                      leading={<UploadIcon />}
                      onClick={update.ask}
                      {...offBecause(update.offReason)}
                    >
                      {texts.live.update}
                    </Button>
                  ) : blocking > 0 ? (
                    canExclude ? (
                      <ExcludeBlocked session={session} />
                    ) : (
                      toCheck
                    )
                  ) : (
                    <Button
                      variant="neon"
                      leading={<CheckIcon />}
                      busy={work?.kind === 'apply'}
                      onClick={apply}
                      {...(work?.kind !== 'apply' && offBecause(noApply))}
                    >
                      {columnsOnly > 0
                        ? texts.excludeColumns(count(columnsOnly), columnsOnly)
                        : applyLabel(count(included), included)}
                    </Button>
                  ),
                }
              : undefined
        }
      />
      {guard.dialog}
      <JobEnding session={session} />
      <BenchShortcuts bench={bench} />
    </>
  )
}

/** A job of the store in place of the changes. */
interface JobInPlace {
  readonly job: KnownJob
  /** Whether it was started here, so that its heading takes the focus that its button had. */
  readonly takesFocus: boolean
  /** Notes a job that was started in its view. */
  readonly onJob: (job: KnownJob) => void
}

/**
 * Returns the job to show in place of the changes. While its dialog is open, they stay.
 *
 * @param job the job to show, if there is one
 */
function useJobInPlace(bench: Bench, job: KnownJob | undefined): JobInPlace | undefined {
  const isAsking = useStore(bench.state, ({ dialog }) => dialog !== undefined && asksJob(dialog))
  const [wasAsked, setAsked] = useState(false)
  if (isAsking && !wasAsked) setAsked(true)
  const [started, setStarted] = useState<string>()
  const [last, setLast] = useState(job)
  if (!isAsking && last !== job) setLast(job)
  const current = isAsking ? last : job
  return (
    current && {
      job: current,
      takesFocus: wasAsked || started === current.id,
      onJob: ({ id }) => setStarted(id),
    }
  )
}

/** Whether a dialog starts a job of the store. */
function asksJob({ kind }: BenchDialog): boolean {
  return kind === 'update' || kind === 'undo-in-store'
}

/**
 * Shows the automation. Leaving the page, or following a link that leads to it, leaves the result of
 * a job for a fresh plan.
 */
function useFreshPlan(session: Session, slug: FileAutomationSlug) {
  useEffect(() => {
    void session.preview.show(slug)
    return () => session.jobs.leaveResult()
  }, [session, slug])
  useFollowedLink(() => {
    if (session.state.getState().applied) session.jobs.dismiss()
  })
}

const loadJobView = () => import('../live/jobs/StoreJobView.tsx')
const loadUpdateLine = () => import('../live/UpdateLine.tsx')
const loadHistory = () => import('./FileHistory.tsx')

/** Loads the views of automations that have none of their own. */
const loadNothing = (): Promise<OwnViews> => Promise.resolve({})

/** Moves focus to the name of the file when the progress or result of a job, which had it, is gone. */
function useFocusAfterJob(heading: RefObject<HTMLHeadingElement | null>, isShown: boolean) {
  const was = useRef(isShown)
  useEffect(() => {
    const isGone = was.current && !isShown
    was.current = isShown
    if (isGone && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [heading, isShown])
}

/** Whether a preview shows columns of a store that are never written. */
function hasReadOnly(columns: readonly ShownColumn[] = []): boolean {
  return columns.some((column) => 'readOnly' in column && column.readOnly !== undefined)
}

/** Says once that a file was opened. */
function useOpenedAnnouncement(session: Session): string {
  const { texts, language } = useBenchTexts()
  const { file, status } = session.state.getState()
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')
  const [words] = useState(() =>
    (file.kind === 'translations' ? texts.openedTexts : texts.opened)(
      nameOfFile(file),
      writeCount(file.products, language),
      file.products,
      writeCount(problems.length, language),
      problems.length,
    ),
  )
  return words
}
