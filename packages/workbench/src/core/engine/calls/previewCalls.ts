import {
  countMatches,
  EarlierPrices,
  estimatedCosts,
  FileError,
  markRows,
  OpenFile,
  planners,
  Preview,
  skipProducts,
  stopReadOnly,
  TranslationList,
  type CellToEdit,
  type FoundValue,
  type FullCell,
  type KeptDecisions,
  type Plan,
  type PlanContext,
  type Planning,
  type ReferenceRates,
  type ScopeChoices,
  type Suggestion,
  type TextRequest,
} from '@dropwatt/automations'
import {
  automationFields,
  scopeFieldOf,
  type FileAutomationSlug,
  type Options,
  type Scope,
} from '@dropwatt/automations/options'
import type { ExclusionStep } from '../exclusions.ts'
import type {
  EditedOutcome,
  ExclusionOutcome,
  FoundRow,
  ListStatus,
  PlanOutcome,
  PreviewQuery,
  PreviewRow,
} from '../messages.ts'
import { runInSlices } from '../runInSlices.ts'
import { secondsSince } from '../secondsSince.ts'
import { extraColumns, shownColumns } from '../shownColumns.ts'
import type { FileState } from './FileState.ts'

type AnyPlanner = (
  products: OpenFile['current'],
  options: Options,
  context: PlanContext,
) => Planning

/** The calls that plan an automation and show what it would change. */
export function previewCalls(state: FileState) {
  /** The number of the newest plan that was asked for. */
  let plans = 0
  let shown: PreviewQuery = { filter: 'changed', search: '', order: 'file' }
  /** The prices of earlier exports of the same store. */
  let earlier: EarlierPrices | undefined

  /** Runs a planner, and stops when a newer plan was asked for. */
  function run(
    planner: AnyPlanner,
    options: Options,
    number: number,
    rates: ReferenceRates | undefined,
  ): Promise<Plan | undefined> {
    const { current, lastJobProducts, excludedColumns, excludedProducts, readOnly } = state.file
    const { file } = state
    const planning = planner(current, options, {
      lastJob: lastJobProducts,
      excludedColumns,
      readOnly,
      currencies: file.currencies,
      isEstimatedCost: estimatedCosts(state.file),
      ...(earlier && { lowestPrices: earlier }),
      ...(rates && { rates }),
      suggestions: state.suggestions,
      translations: state.translations,
    })
    const skipping = skipProducts(planning, current, excludedProducts)
    return runInSlices(stopReadOnly(skipping, current, { readOnly, file }), () => number !== plans)
  }

  /** Counts what passes the filters of an automation. */
  function matchesOf(slug: FileAutomationSlug, options: Options) {
    const field = scopeFieldOf(automationFields[slug])
    const { current, lastJobProducts } = state.file
    return field && countMatches(current, options[field.key] as Scope, field, lastJobProducts)
  }

  function listStatus(count?: number): ListStatus {
    const { number, preview } = state.plan
    return {
      plan: number,
      count: count ?? preview.list(shown).count,
      summary: preview.summary,
      excludedColumns: preview.excludedColumns,
      canUndoExclusion: preview.canUndoExclusion,
      canRedoExclusion: preview.canRedoExclusion,
    }
  }

  function exclusionOutcome(): ExclusionOutcome {
    const { preview } = state.plan
    return {
      list: listStatus(),
      columns: shownColumns(preview.plan, state.file.current),
      exclusions: preview.keptExclusions,
      edits: preview.keptEdits,
    }
  }

  return {
    /**
     * Plans an automation. A plan that is asked for meanwhile cancels this one.
     *
     * @param query what its list shows
     * @param range the rows of the list to return
     * @param decisions what is excluded and written by hand if this worker does not know it: in its
     *   first plan of the automation, or of the file after a job
     * @param rates the reference rates, for an automation that needs some
     * @returns nothing if a newer plan was asked for
     */
    async plan(
      slug: FileAutomationSlug,
      options: Options,
      query: PreviewQuery,
      range: readonly [from: number, to: number],
      decisions: KeptDecisions = {},
      rates?: ReferenceRates,
    ): Promise<PlanOutcome | undefined> {
      const file = state.file
      plans += 1
      const number = plans
      const start = performance.now()
      const plan = await run(planners[slug] as AnyPlanner, options, number, rates)
      if (!plan) return undefined
      const preview = new Preview({
        products: file.current,
        plan,
        ...(file.excludedProducts.size > 0 && {
          leftOut: markRows(file.current, file.excludedProducts),
        }),
        ...(file.readOnly && {
          lockOf: (row, column) => file.lockOf(row, column),
          refusalOf: (written, others) => {
            const reason = file.refusals([written, ...others]).get(0)
            // The other variants of the value can be written next.
            return reason === 'values-differ' ? undefined : reason
          },
        }),
        numberOf: (row) => file.fileRow(row) + 1,
        lineOf: (row) => file.lineOf(row),
      })
      const { changes, lastPlan } = state
      const isSame = lastPlan?.slug === slug && lastPlan.changes === changes
      if (isSame) preview.carryOver(lastPlan.preview)
      const lost = isSame ? 0 : preview.restore(decisions, (row) => file.row(row))
      const texts =
        plan.translations &&
        new TranslationList({
          products: file.current,
          plan,
          preview,
          never: Array.isArray(options.never) ? options.never : [],
          numberOf: (row) => file.fileRow(row) + 1,
          lineOf: (row) => file.lineOf(row),
        })
      state.keepPlan({ number, slug, options, plan, preview, texts, changes })
      shown = query
      const matches = matchesOf(slug, options)
      const translations = state.listTranslations()
      return {
        extras: extraColumns(file.current),
        remarks: preview.remarks,
        ...(plan.questions && { questions: plan.questions }),
        requests: plan.requests?.length ?? 0,
        seconds: secondsSince(start),
        lost,
        ...exclusionOutcome(),
        ...(matches && { matches }),
        ...(translations && { translations }),
        rows: preview.rows(...range),
      }
    },

    /** Returns the texts that services have still to write for the plan. */
    textRequests(): readonly TextRequest[] {
      return state.lastPlan?.plan.requests ?? []
    },

    /** Takes over what services wrote, by the keys of the requests, for the next plan. */
    addSuggestions(written: readonly (readonly [key: string, Suggestion])[]): void {
      for (const [key, suggestion] of written) state.suggestions.set(key, suggestion)
    },

    /** Finds the values that filters and forms offer, with numbers of products. */
    choices(): ScopeChoices {
      return state.choices()
    },

    /** Finds the values of one column, with numbers of products; none where they are many or long. */
    columnValues(name: string): readonly FoundValue[] {
      return state.columnValues(name)
    },

    /**
     * Takes the prices that plans warn about from earlier exports. An export that cannot be read has
     * none.
     *
     * @param exports with the time when each was opened, in milliseconds since 1970
     * @param now in milliseconds since 1970
     */
    async compareWith(
      exports: readonly { readonly source: Blob | undefined; readonly at: number }[],
      now: number,
    ): Promise<void> {
      const prices = new EarlierPrices(now)
      for (const { source, at } of exports) {
        if (!source) continue
        try {
          // One after the other, as each takes a multiple of its size in memory.
          // oxlint-disable-next-line no-await-in-loop
          const bytes = new Uint8Array(await source.arrayBuffer())
          const { facts, current } = OpenFile.open(bytes, { name: '' })
          if (facts.kind === 'products') prices.add({ products: current, at })
        } catch (error) {
          if (!(error instanceof FileError)) throw error
        }
      }
      earlier = prices
    },

    /** Chooses what the list of the preview shows. */
    list(query: PreviewQuery): ListStatus {
      shown = query
      return listStatus()
    },

    /** Shows the rows below a product, or hides them. */
    expand(product: number, isExpanded: boolean): ListStatus {
      return listStatus(state.plan.preview.setExpanded(product, isExpanded).count)
    },

    /**
     * Reads rows of the list, from one position to before another.
     *
     * @param number the plan they are for
     * @returns nothing if there is a newer plan
     */
    rows(number: number, from: number, to: number): readonly PreviewRow[] | undefined {
      const { number: current, preview } = state.plan
      return current === number ? preview.rows(from, to) : undefined
    },

    /** Excludes changes or includes them again. */
    exclude(step: ExclusionStep): ExclusionOutcome {
      const { preview } = state.plan
      if ('target' in step) preview[step.kind](step.target)
      else if (step.kind === 'undo') preview.undoExclusion()
      else preview.redoExclusion()
      return exclusionOutcome()
    },

    /** Takes over what another tab has excluded and written by hand, and nothing else. */
    replaceDecisions(decisions: KeptDecisions): void {
      const { file, lastPlan } = state
      lastPlan?.preview.restore(decisions, (row) => file.row(row))
    },

    /** Returns what writing a cell by hand begins with, or why it cannot be written. */
    cellToEdit(row: number, column: number): CellToEdit {
      return state.plan.preview.cellToEdit(row, column)
    },

    /** Writes a cell by hand. */
    editCell(row: number, column: number, text: string): EditedOutcome {
      const edited = state.plan.preview.editCell(row, column, text)
      return { edited, ...exclusionOutcome() }
    },

    /** Takes back what was written in a cell by hand. */
    resetCell(row: number, column: number): ExclusionOutcome {
      state.plan.preview.resetCell(row, column)
      return exclusionOutcome()
    },

    nextReview(from: number, direction: 'next' | 'previous'): number | undefined {
      return state.plan.preview.nextReview(from, direction)
    },

    /**
     * Finds a row in the list, or else the row of its product.
     *
     * @param sourceRow a row of the original file
     */
    findRow(sourceRow: number): FoundRow | undefined {
      const { preview } = state.plan
      const index = preview.indexOfRow(state.file.row(sourceRow))
      if (index === undefined) return undefined
      const [row] = preview.rows(index, index + 1)
      return row && { index, number: row.number }
    },

    fullCell(row: number, column: number): FullCell {
      return state.plan.preview.fullCell(row, column)
    },
  }
}
