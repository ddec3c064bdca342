import type { ExclusionTarget } from '@dropwatt/automations'
import { fillIn, type FileAutomationSlug } from '@dropwatt/automations/options'
import {
  ChangeSummary,
  DiffFilters,
  DiffTable,
  JobProgress,
  JobResult,
  type DiffFiltersHandle,
} from '@dropwatt/ui/workbench'
import { useAutomationLabels, useCommands } from '@dropwatt/ui'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react'
import type { Bench } from '../store/Bench.ts'
import type { ShownField } from '../engine/messages.ts'
import type { Session, SessionState } from '../store/Session.ts'
import type { PreviewState } from '../store/SessionPreview.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { changedFields, diffColumns, diffRow, exclusionTarget, fieldColumns } from './diffRows.ts'
import { suggestNext } from './suggestNext.ts'
import { useListedRows } from './useBench.ts'
import { useIsSlow, useShownProgress } from './useLasting.ts'
import type { useBenchView } from './useBenchView.ts'

interface ChangesViewProps {
  bench: Bench
  session: Session
  state: SessionState
  slug: FileAutomationSlug
  address: ReturnType<typeof useBenchView>
  /** How often the owner asked to see what needs review; each time the first of it gets focus. */
  reviews: number
  onApply: () => void
  onUndo: () => void
  onRedo: () => void
  /** Whether a job has been applied for long enough to show its progress. */
  isApplying: boolean
  singleKeys: boolean
}

/** What the options change, the job in progress, or its result. */
export function ChangesView(props: ChangesViewProps) {
  const { bench, session, state, slug, isApplying } = props
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
        onCancel={() => void session.cancel()}
      />
    )
  }
  if (applied) return <Result key={applied.id} bench={bench} state={state} />
  return preview?.slug === slug ? <Preview {...props} preview={preview} /> : null
}

function Result({ bench, state }: Pick<ChangesViewProps, 'bench' | 'state'>) {
  const { applied, status } = state
  const commands = useCommands()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const job = status.jobs.find(({ id }) => id === applied?.id)
  if (!applied || !job) return null
  return (
    <JobResult
      headingRef={heading}
      changedProducts={job.changedProducts}
      changedCells={job.changedCells}
      excludedColumns={job.excludedColumns.length}
      seconds={applied.seconds}
      excluded={job.excludedCells}
      {...(applied.reviewed.of > 0 && { reviewed: applied.reviewed })}
      onUndo={() => void bench.undo(job.id)}
      onDownload={() => bench.ask({ kind: 'download' })}
      onSaveRecipe={() => bench.ask({ kind: 'recipe', source: 'jobs' })}
      suggestions={suggestNext(status, applied.slug)}
      onShowAll={commands?.openPalette}
    />
  )
}

function Preview({
  session,
  state,
  slug,
  address,
  reviews,
  preview,
  onApply,
  onUndo,
  onRedo,
  singleKeys,
}: ChangesViewProps & { preview: PreviewState }) {
  const { automations, language } = useBenchTexts()
  const texts = automations[slug]
  const { outcome, list, query, excludedColumns } = preview
  const progress = useShownProgress(preview)
  const filters = useRef<DiffFiltersHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const commands = useCommands()
  const columns = useMemo(
    () => diffColumns(outcome?.columns ?? [], texts, excludedColumns),
    [outcome, texts, excludedColumns],
  )
  const { view, change } = address
  // Where only columns are excluded, the products show the values that are not in the download.
  const showsValues = list?.summary.changedCells === 0 && list.summary.excludedColumns !== undefined
  const usual = showsValues ? 'all' : 'changed'
  useEffect(() => {
    session.preview.setQuery({ filter: view.show ?? usual, search: view.search })
  }, [session, view.show, view.search, usual])
  const fields = changedFields(outcome?.columns ?? [])
  useFocusOnReview(table, reviews, query.filter === 'review' ? list : undefined)
  const initialIndex = useRowIndex(session, view.row, list?.plan)

  const summary = list?.summary
  const nothing = summary?.nothing
  // A change of the file that is over at once does not lock and unlock every row.
  const isLocked = useIsSlow(state.work !== undefined)
  const toTarget = (target: Parameters<typeof exclusionTarget>[0]) =>
    state.work ? undefined : exclusionTarget(target, outcome?.columns ?? [])

  return (
    <>
      <ChangeSummary
        counts={summary}
        state={progress}
        seconds={progress === 'ready' ? outcome?.seconds : undefined}
        nothing={
          nothing === undefined
            ? undefined
            : fillIn(texts.reasons[nothing] ?? nothing, {}, language)
        }
      />
      {summary && (
        <DiffFilters
          ref={filters}
          filter={query.filter}
          onFilterChange={(filter) => change({ show: filter === 'changed' ? undefined : filter })}
          counts={{
            changed: summary.changedProducts,
            review: summary.needReview,
            conflicts: summary.conflicts,
            excluded: summary.excluded,
            all: summary.products,
          }}
          query={query.search}
          onQueryChange={(search) => change({ search })}
          onLeaveSearch={() => focusCell(table.current)}
          order={query.order}
          onOrderChange={(order) => session.preview.setQuery({ order })}
          columns={fields ? fieldColumns(fields, texts, excludedColumns) : columns}
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
          rowCount={list.count}
          onRange={session.preview.readRows}
          changesLeft={summary?.included}
          singleKeys={singleKeys}
          initialIndex={initialIndex}
          query={query.search}
          onClearSearch={() => change({ search: undefined })}
          onExpand={(product, isExpanded) => session.preview.expand(product, isExpanded)}
          onExclude={(target) => {
            const found = toTarget(target)
            if (found) session.preview.exclude(found)
          }}
          onInclude={(target) => {
            const found = toTarget(target)
            if (found) session.preview.include(found)
          }}
          onNextReview={(from, direction) =>
            session.preview.nextReview(from, direction === 1 ? 'next' : 'previous')
          }
          onActiveRow={(row) => session.preview.look(row.product)}
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

function fieldTarget(field: ShownField | undefined): ExclusionTarget | undefined {
  return field && { kind: 'column', column: field.column }
}

type ListedTableProps = Omit<ComponentProps<typeof DiffTable>, 'rows' | 'revision'> &
  Pick<ChangesViewProps, 'session' | 'slug'>

/** The table of changes, which alone renders with every row that is read. */
function ListedTable({ session, slug, ...table }: ListedTableProps) {
  const { automations, language } = useBenchTexts()
  const texts = automations[slug]
  const { cache, revision } = useListedRows(session)
  const rowAt = useCallback(
    (index: number) => {
      const row = cache.row(index)
      return row && diffRow(row, texts, language)
    },
    [cache, texts, language],
  )
  return <DiffTable {...table} rows={rowAt} revision={revision} />
}

/** Moves focus to the cell of a table that Tab would reach. */
function focusCell(table: HTMLElement | null): void {
  table?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
}

/**
 * Moves focus to the list of what needs review, each time the owner asks for it.
 *
 * @param list the list of what needs review, once it is shown
 */
function useFocusOnReview(
  table: RefObject<HTMLElement | null>,
  reviews: number,
  list: object | undefined,
) {
  const answered = useRef(reviews)
  useEffect(() => {
    if (!list || answered.current === reviews) return
    answered.current = reviews
    focusCell(table.current)
  }, [table, reviews, list])
}

/** Returns the place in the list of the row in the address, once the list is known. */
function useRowIndex(
  session: Session,
  number: number | undefined,
  plan: number | undefined,
): number | undefined {
  const [index, setIndex] = useState<number>()
  const isListed = plan !== undefined
  useEffect(() => {
    if (number === undefined || !isListed) return undefined
    let isCurrent = true
    session.preview.indexOfRow(number - 1).then(
      (found) => {
        if (isCurrent) setIndex(found)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [session, number, isListed])
  return index
}
