import { parseRecipe, recipeText, type AutomationTexts } from '@dropwatt/automations/options'
import { Button, Card, useAutomationLabels, useCommands } from '@dropwatt/ui'
import {
  ChangeSummary,
  DiffFilters,
  DiffTable,
  FormatSwitch,
  Notice,
  RemarkList,
  useReadOnlyWords,
  type DiffFiltersHandle,
} from '@dropwatt/ui/workbench'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Account } from '../../core/store/Account.ts'
import type { DraftStep, RecipeDraft } from '../../core/store/RecipeDraft.ts'
import { liveRecipe } from '../../core/live/RecipeRun.ts'
import { RecipeReview } from '../../core/store/RecipeReview.ts'
import type { Session } from '../../core/store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { changesHtml, diffColumns, diffRow, listedRemarks } from './diffRows.ts'
import { useTableLook } from './useTableLook.ts'
import { useTextFormat } from './useTextFormat.ts'
import { writeCount } from '../writeCount.ts'

/** Debounce after a change of a recipe before its changes are listed, in ms. */
const delay = 150

const nothingExcluded: ReadonlySet<number> = new Set()

interface RecipeChangesProps {
  account: Account
  session: Session
  draft: RecipeDraft
  singleKeys: boolean
  onClose: () => void
}

/** Lists what all steps of a recipe would change in the open file; takes focus. */
export function RecipeChanges({
  account,
  session,
  draft,
  singleKeys,
  onClose,
}: RecipeChangesProps) {
  const [review] = useState(() => new RecipeReview(session, draft.id))
  const changes = useStore(review.state, (state) => state.changes)
  const isCalculating = useStore(review.state, (state) => state.isCalculating)
  const hasFailed = useStore(review.state, (state) => state.hasFailed)
  const query = useStore(review.state, (state) => state.query)
  const rows = useStore(review.state, (state) => state.rows)
  const revision = useStore(review.state, (state) => state.revision)
  const steps = useStore(draft.state, (state) => state.steps)
  const { texts, language } = useBenchTexts()
  const words = texts.recipes.changes
  const wording = useStepTexts(steps, changes?.steps)
  const commands = useCommands()
  const readOnlyWords = useReadOnlyWords()
  const panel = useRef<HTMLElement>(null)
  const filters = useRef<DiffFiltersHandle>(null)
  const table = useRef<HTMLDivElement>(null)
  const calculate = useCalculation(review, session, draft)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
    return () => review.close()
  }, [review])

  const columns = useMemo(
    () => diffColumns(changes?.columns ?? [], wording, nothingExcluded),
    [changes?.columns, wording],
  )
  const rowAt = useCallback(
    (index: number) => {
      const row = rows.row(index)
      return row && diffRow(row, wording, language, texts)
    },
    [rows, wording, language, texts],
  )
  const choices = { extras: changes?.extras, ...useTableLook(account, 'recipe') }
  const [format, setFormat] = useTextFormat()
  const list = changes?.list
  const summary = list?.summary

  return (
    <Card
      ref={panel}
      tabIndex={-1}
      flush
      heading={words.title}
      note={words.noExclusions}
      actions={
        <Button variant="outline" size="sm" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {hasFailed ? (
        <Notice
          tone="danger"
          role="alert"
          title={words.failed}
          actions={
            <Button variant="outline" onClick={calculate}>
              {texts.recipes.again}
            </Button>
          }
        />
      ) : (
        <ChangeSummary
          counts={summary}
          state={isCalculating ? 'calculating' : 'ready'}
          nothing={words.nothing}
          actions={
            changesHtml(changes?.columns ?? []) && (
              <FormatSwitch value={format} onValueChange={setFormat} />
            )
          }
        />
      )}
      <RemarkList
        remarks={listedRemarks(changes?.remarks ?? [], wording, language, readOnlyWords)}
      />
      {summary && (
        <DiffFilters
          ref={filters}
          filter={query.filter}
          onFilterChange={(filter) => review.setQuery({ filter })}
          counts={{
            changed: summary.changedProducts,
            review: summary.needReview,
            conflicts: summary.conflicts,
            excluded: summary.excluded,
            all: summary.products,
          }}
          query={query.search}
          onQueryChange={(search) => review.setQuery({ search })}
          onLeaveSearch={() =>
            table.current?.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')?.focus()
          }
          order={query.order}
          onOrderChange={(order) => review.setQuery({ order })}
          tableColumns={columns}
          {...choices}
        />
      )}
      {list && (
        <DiffTable
          ref={table}
          label={words.title}
          columns={columns}
          {...choices}
          rows={rowAt}
          revision={revision}
          rowCount={list.count}
          onRange={review.readRows}
          singleKeys={singleKeys}
          query={query.search}
          onClearSearch={() => review.setQuery({ search: '' })}
          onExpand={(product, isExpanded) => review.expand(product, isExpanded)}
          onNextReview={(from, direction) =>
            review.nextReview(from, direction === 1 ? 'next' : 'previous')
          }
          format={format}
          onFormatChange={setFormat}
          onShortcuts={commands?.openShortcuts}
          onSearch={() => filters.current?.focusSearch()}
          isStale={isCalculating}
          isReadOnly
        />
      )}
    </Card>
  )
}

/**
 * Lists the changes again after each change of the recipe and of the file.
 *
 * @returns what lists them once more
 */
function useCalculation(review: RecipeReview, session: Session, draft: RecipeDraft): () => void {
  const file = useStore(session.state, (state) => state.file)
  useStore(draft.state)
  // The name is no part of the result.
  const asked = file.live ? liveRecipe(draft.recipe) : draft.recipe
  const recipe = recipeText({ ...asked, name: '-' })
  const isFirst = useRef(true)
  const calculate = useCallback(
    () => void review.calculate(parseRecipe(recipe)),
    // The same recipe changes another state of the file in another way.
    // oxlint-disable-next-line react/exhaustive-deps
    [review, recipe, file.changes, file.live?.scopes],
  )
  useEffect(() => {
    const timer = setTimeout(calculate, isFirst.current ? 0 : delay)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [calculate])
  return calculate
}

/** Words the columns and notes of all steps; `keys` are those of the column of steps. */
function useStepTexts(
  steps: readonly DraftStep[],
  keys: readonly string[] | undefined,
): AutomationTexts {
  const { automations, texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const { column, change, step: heading, step: _, ...words } = texts.recipes.changes
  const { numbered } = words
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
    const nameOf = (key: string) =>
      list.format(
        key.split('+').flatMap((index) => {
          const step = steps[Number(index)]
          const number = writeCount(Number(index) + 1, language)
          return step ? numbered(number, labels[step.slug]) : number
        }),
      )
    const notes = steps.flatMap(({ slug }) =>
      Object.entries(automations[slug].notes).map(([code, text]) => [`${slug}/${code}`, text]),
    )
    return {
      fields: {},
      columns: {
        field: column,
        change,
        step: heading,
        ...Object.fromEntries((keys ?? []).map((key) => [key, nameOf(key)])),
      },
      notes: Object.fromEntries(notes) as Readonly<Record<string, string>>,
      reasons: {},
      summary: {},
    }
  }, [steps, keys, automations, labels, language, column, change, heading, numbered])
}
