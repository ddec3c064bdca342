import type { ExclusionTarget, PreviewFilter } from '@dropwatt/automations'
import {
  automationFields,
  kindFor,
  previewFilters,
  scopeFieldOf,
  scopeRule,
  wholeScope,
  type FileAutomationSlug,
  type Scope,
  type ScopeRule,
} from '@dropwatt/automations/options'
import {
  ChangeSummary,
  DiffFilters,
  DiffTable,
  FilterRule,
  FormatSwitch,
  HandNotice,
  JobProgress,
  JobResult,
  Notice,
  RemarkList,
  useConditionText,
  useReadOnlyWords,
  ViewInset,
  type DiffCellOfRow,
  type DiffEditing,
  type DiffFiltersHandle,
  type DiffRowTarget,
} from '@dropwatt/ui/workbench'
import { Button, EmptyState, LoadingScreen, useAutomationLabels, useCommands } from '@dropwatt/ui'
import { CheckIcon } from '@dropwatt/ui/icons'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { ShownColumn, ShownField } from '../../core/engine/messages.ts'
import type { Session } from '../../core/store/Session.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import type { PreviewState } from '../../core/store/PreviewState.ts'
import { useModule } from '../useModule.ts'
import { AskedAmounts } from './AskedAmounts.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import {
  changedFields,
  changesHtml,
  diffColumns,
  diffRow,
  exclusionTarget,
  fieldColumns,
  listedRemarks,
} from './diffRows.ts'
import { changeCounts } from './changeCounts.ts'
import { reasonText } from './reasonText.ts'
import { stepSummary } from './stepSummary.ts'
import { suggestNext } from './suggestNext.ts'
import { useTextFormat } from './useTextFormat.ts'
import { useJobNames } from './useJobNames.ts'
import { useIsSlow, useShownProgress } from './useLasting.ts'
import type { useBenchView } from './useBenchView.ts'
import { useTableLook } from './useTableLook.ts'
import { useResolved } from '../useResolved.ts'
import { writeCount } from '../writeCount.ts'

const loadHistory = () => import('./FileHistory.tsx')
const loadTranslations = () => import('./TranslationsView.tsx')

interface ChangesViewProps {
  bench: Bench
  session: Session
  state: SessionState
  slug: FileAutomationSlug
  address: ReturnType<typeof useBenchView>
  /** Whether the list is to take focus, as the member asked for what it shows; true once for each time. */
  takeFocus: () => boolean
  /** Shows a row of the original file in the list, where the header is row 0. */
  onShowRow: (row: number) => void
  /** Counts the rows that were asked for, as the same one can be asked for again. */
  shownRows: number
  /** Leaves the result of a job for the options. */
  onChangeMore: () => void
  /** Leaves it for the texts that have no translation. */
  onTranslateRest: () => void
  onApply: () => void
  onUndo: () => void
  onRedo: () => void
  /** Whether a job has been applied for long enough to show its progress. */
  isApplying: boolean
  singleKeys: boolean
}

/** Shows the planned changes, the running job, or its result. */
export function ChangesView(props: ChangesViewProps) {
  const { session, state, slug, isApplying } = props
  const { work, applied, preview } = state
  const labels = useAutomationLabels()
  const progressHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isApplying && document.activeElement === document.body) {
      progressHeading.current?.focus({ preventScroll: true })
    }
  }, [isApplying])
  if (work?.kind === 'apply' && isApplying) {
    const { products, included } = preview?.list?.summary ?? { products: 0, included: 0 }
    const { progress } = work
    return (
      <JobProgress
        headingRef={progressHeading}
        name={labels[slug]}
        productsRead={progress?.products ?? 0}
        products={progress?.allProducts ?? products}
        cellsChanged={progress?.cells ?? 0}
        cells={progress?.allCells ?? included}
        perSecond={progress?.perSecond}
        cancelling={work.isCancelling}
        onCancel={() => void session.jobs.cancel()}
      />
    )
  }
  if (applied) {
    return (
      <>
        {kindFor(slug) === 'translations' && <Learnt session={session} />}
        <Result key={applied.id} {...props} />
      </>
    )
  }
  if (kindFor(slug) === 'translations' && preview?.slug === slug) {
    return <Translations {...props} preview={preview} />
  }
  return preview?.slug === slug ? <Preview {...props} preview={preview} /> : null
}

/** The texts of a translation export, which load when they are shown. */
function Translations({
  session,
  state,
  address,
  takeFocus,
  preview,
}: ChangesViewProps & { preview: PreviewState }) {
  const loaded = useModule(loadTranslations, true)
  const { change } = address
  return loaded ? (
    <loaded.TranslationsView
      session={session}
      state={state}
      preview={preview}
      onShow={(show) => {
        change({ show })
        session.preview.setFilter(show)
      }}
      takeFocus={takeFocus}
    />
  ) : (
    <LoadingScreen within />
  )
}

/** Says that the translations of the job were saved for the next time. */
function Learnt({ session }: Pick<ChangesViewProps, 'session'>) {
  const learnt = useStore(session.preview.texts.state, (state) => state.learnt)
  const { texts, language } = useBenchTexts()
  if (!learnt) return null
  return (
    <ViewInset kind="result" flush="end">
      <Notice
        tone="success"
        role="status"
        title={texts.memory.learnt(writeCount(learnt, language), learnt)}
      >
        {texts.memory.learntText}
      </Notice>
    </ViewInset>
  )
}

function Result({ bench, session, state, onChangeMore, onTranslateRest }: ChangesViewProps) {
  const { applied, status } = state
  const commands = useCommands()
  const nameOf = useJobNames()
  const translated = useStore(session.preview.texts.state, (texts) => texts.status)
  const history = useModule(loadHistory, true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const job = status.jobs.find(({ id }) => id === applied?.id)
  if (!applied || !job) return null
  const hasRest = kindFor(applied.slug) === 'translations' && (translated?.counts.empty ?? 0) > 0
  return (
    <>
      <JobResult
        headingRef={heading}
        changedProducts={job.changedProducts}
        changedCells={job.changedCells}
        excludedColumns={job.excludedColumns.length}
        seconds={applied.seconds}
        excluded={job.excludedCells}
        {...(applied.reviewed.of > 0 && { reviewed: applied.reviewed })}
        onUndo={() => void bench.dialogs.undo(job.id)}
        jobName={nameOf(job).title}
        onNextAction={hasRest ? onTranslateRest : onChangeMore}
        nextAction={hasRest ? 'texts' : 'changes'}
        {...(!session.file.live && {
          onDownload: () => bench.dialogs.ask({ kind: 'download' }),
        })}
        onSaveRecipe={() => bench.dialogs.ask({ kind: 'recipe', source: 'jobs' })}
        suggestions={suggestNext(status, applied.slug)}
        onShowAll={commands?.openPalette}
      />
      {history && <history.FileHistory bench={bench} session={session} headingLevel={3} />}
    </>
  )
}

function Preview({
  bench,
  session,
  state,
  slug,
  address,
  takeFocus,
  preview,
  onShowRow,
  shownRows,
  onApply,
  onUndo,
  onRedo,
  singleKeys,
}: ChangesViewProps & { preview: PreviewState }) {
  const { automations, texts: words, language } = useBenchTexts()
  const texts = automations[slug]
  const { outcome, list, query, excludedColumns } = preview
  const progress = useShownProgress(preview)
  const filters = useRef<DiffFiltersHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const choices = { extras: outcome?.extras, ...useTableLook(bench.account, slug) }
  const commands = useCommands()
  const conditionText = useConditionText()
  const readOnlyWords = useReadOnlyWords()
  const columns = useMemo(
    () => diffColumns(outcome?.columns ?? [], texts, excludedColumns),
    [outcome, texts, excludedColumns],
  )
  const [format, setFormat] = useTextFormat()
  const { view, change } = address
  // Where only columns are excluded, the products show the values that are not in the download.
  const showsValues = list?.summary.changedCells === 0 && list.summary.excludedColumns !== undefined
  const usual = showsValues ? 'all' : 'changed'
  const filter = previewFilters.find((name) => name === preview.filter) ?? usual
  useEffect(() => {
    session.preview.setQuery({ filter })
  }, [session, filter])
  const fields = changedFields(outcome?.columns ?? [])
  const isWanted = preview.progress === 'ready' && query.filter === filter
  useFocusOnList(table, takeFocus, isWanted && view.row === undefined ? list : undefined)
  const isListed = list !== undefined && query.filter === filter
  const rowTarget = useRowTarget(session, isListed ? view.row : undefined, shownRows, takeFocus)

  // The rule of the filters stands above the remarks.
  const wanted = stepSummary(
    { slug, options: { ...preview.options, scope: wholeScope } },
    { automation: texts, words: words.summary, language, conditionText },
  )
  // Remarks are about the options that they were calculated with.
  const [done, setDone] = useState(wanted)
  if (preview.progress === 'ready' && done !== wanted) setDone(wanted)
  const summary = list?.summary
  const nothing = reasonText(summary?.nothing, texts, language, readOnlyWords)
  // A change of the file that is over at once does not lock and unlock every row.
  const isLocked = useIsSlow(state.work !== undefined)
  const showFilter = (next: PreviewFilter | undefined) => {
    change({ show: next, row: undefined })
    session.preview.setFilter(next)
  }
  const shownColumns = outcome?.columns
  const editing = useMemo(
    () => shownColumns && editingOf(session, shownColumns),
    [session, shownColumns],
  )
  const toTarget = (target: Parameters<typeof exclusionTarget>[0]) =>
    state.work ? undefined : exclusionTarget(target, outcome?.columns ?? [])

  return (
    <>
      <ChangeSummary
        {...changeCounts(summary, nothing, words)}
        state={progress}
        seconds={progress === 'ready' ? outcome?.seconds : undefined}
        actions={
          changesHtml(outcome?.columns ?? []) && (
            <FormatSwitch value={format} onValueChange={setFormat} />
          )
        }
      />
      <FilterRule {...ruleOf(preview)} />
      <RemarkList
        remarks={listedRemarks(outcome?.remarks ?? [], texts, language, readOnlyWords, `${done}.`)}
        onShowRow={onShowRow}
      />
      {summary?.byHand !== undefined && <HandNotice />}
      <AskedAmounts session={session} preview={preview} disabled={!state.canEdit || isLocked} />
      {summary && (
        <DiffFilters
          ref={filters}
          filter={query.filter}
          onFilterChange={(next) => showFilter(next === usual ? undefined : next)}
          counts={{
            changed: summary.changedProducts,
            review: summary.needReview,
            conflicts: summary.conflicts,
            ...(summary.byHand !== undefined && { hand: summary.byHand }),
            excluded: summary.excluded,
            all: summary.products,
          }}
          query={query.search}
          onQueryChange={(search) => {
            if (view.row !== undefined) change({ row: undefined })
            session.preview.setSearch(search)
          }}
          onLeaveSearch={() => focusCell(table.current)}
          order={query.order}
          onOrderChange={(order) => session.preview.setQuery({ order })}
          columns={fields ? fieldColumns(fields, texts, excludedColumns) : columns}
          tableColumns={columns}
          {...choices}
          onColumnChange={(index, isIncluded) => {
            const target = fields
              ? fieldTarget(fields[index])
              : toTarget({ kind: 'column', column: index })
            if (!target || state.work) return
            if (isIncluded) session.preview.include(target)
            else session.preview.exclude(target)
          }}
        />
      )}
      {list && (
        <ListedTable
          ref={table}
          session={session}
          slug={slug}
          columns={columns}
          {...choices}
          rowCount={list.count}
          onRange={session.preview.readRows}
          changesLeft={summary?.included}
          singleKeys={singleKeys}
          rowTarget={rowTarget}
          query={query.search}
          onClearSearch={() => session.preview.setSearch('')}
          {...(nothing !== undefined &&
            query.filter === 'changed' &&
            query.search === '' && {
              empty: (
                <EmptyState
                  icon={CheckIcon}
                  heading={words.noProductChanges}
                  action={
                    <Button variant="outline" onClick={() => showFilter('all')}>
                      {words.showAllProducts}
                    </Button>
                  }
                />
              ),
            })}
          onExpand={(product, isExpanded) => session.preview.expand(product, isExpanded)}
          onExclude={(target) => {
            const found = toTarget(target)
            if (found) session.preview.exclude(found)
          }}
          onInclude={(target) => {
            const found = toTarget(target)
            if (found) session.preview.include(found)
          }}
          editing={editing}
          onNextReview={(from, direction) =>
            session.preview.nextReview(from, direction === 1 ? 'next' : 'previous')
          }
          onActiveRow={session.preview.look}
          format={format}
          onFormatChange={setFormat}
          onUndo={onUndo}
          onRedo={onRedo}
          onApply={onApply}
          onShortcuts={commands?.openShortcuts}
          onSearch={() => filters.current?.focusSearch()}
          isStale={progress !== 'ready'}
          isReadOnly={!state.canEdit || isLocked}
        />
      )}
    </>
  )
}

/** Lets cells of the preview be written by hand. */
function editingOf({ preview }: Session, columns: readonly ShownColumn[]): DiffEditing {
  const placeOf = ({ row, column }: DiffCellOfRow) => {
    const shown = columns[column]
    const own = shown && 'column' in shown ? shown.column : undefined
    return { row: row.row, column: row.fileColumn ?? own ?? -1 }
  }
  return {
    begin(cell) {
      const { row, column } = placeOf(cell)
      return preview.cellToEdit(row, column)
    },
    write(cell, text) {
      const { row, column } = placeOf(cell)
      return preview.editCell(row, column, text)
    },
    reset(cell) {
      const { row, column } = placeOf(cell)
      return preview.resetCell(row, column)
    },
  }
}

/** Tells what the conditions among the options of an automation choose; nothing while they are not complete. */
function ruleOf({ slug, options, problems }: PreviewState): ScopeRule {
  const field = scopeFieldOf(automationFields[slug])
  const isValid = field && problems[field.key] === undefined
  return scopeRule(isValid ? (options[field.key] as Scope) : wholeScope, field ?? {})
}

function fieldTarget(field: ShownField | undefined): ExclusionTarget | undefined {
  return field && { kind: 'column', column: field.column }
}

type ListedTableProps = Omit<ComponentProps<typeof DiffTable>, 'rows' | 'revision'> &
  Pick<ChangesViewProps, 'session' | 'slug'>

/** The table of changes, which alone renders with every row that is read. */
function ListedTable({ session, slug, ...table }: ListedTableProps) {
  const { automations, texts: words, language } = useBenchTexts()
  const texts = automations[slug]
  const cache = useStore(session.preview.rows, (state) => state.rows)
  const revision = useStore(session.preview.rows, (state) => state.revision)
  const rowAt = useCallback(
    (index: number) => {
      const row = cache.row(index)
      return row && diffRow(row, texts, language, words)
    },
    [cache, texts, language, words],
  )
  return <DiffTable {...table} rows={rowAt} revision={revision} />
}

/** Moves focus to the cell of a table that Tab would reach. */
function focusCell(table: HTMLElement | null): void {
  table?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
}

/**
 * Moves focus to the list, each time the member asks for what it shows.
 *
 * @param list the list, once it shows that
 */
function useFocusOnList(
  table: RefObject<HTMLElement | null>,
  takeFocus: () => boolean,
  list: object | undefined,
) {
  useEffect(() => {
    if (list && takeFocus()) focusCell(table.current)
  }, [table, takeFocus, list])
}

/**
 * Finds the row of the address, each time the member asks for one.
 *
 * @param number its number in the original file, once the list can show it
 */
function useRowTarget(
  session: Session,
  number: number | undefined,
  shownRows: number,
  takeFocus: () => boolean,
): DiffRowTarget | undefined {
  const find = useMemo(() => {
    if (number === undefined) return undefined
    return async () => {
      const found = await session.preview.findRow(number - 1)
      return found && { ...found, takesFocus: takeFocus(), shownRows }
    }
  }, [session, number, shownRows, takeFocus])
  const target = useResolved(find)
  return number === undefined ? undefined : target
}
