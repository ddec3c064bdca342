import {
  CostChanges,
  estimatedCosts,
  marginGoals,
  MarginReport,
  type CogsMonitorOptions,
  type CostChangeKind,
  type MarginFilter,
  type OpenFile,
  type ProductTable,
} from '@dropwatt/automations'
import type { Options } from '@dropwatt/automations/options'
import type { PackedJob } from '../../storage/records.ts'
import type { CostChangesOutcome, MarginsOutcome, OpenRefusal, ReadProgress } from '../messages.ts'
import { readExport } from './readExport.ts'
import type { FileState } from './FileState.ts'

/** Something that was found in the current products. */
interface Found<Kind> {
  readonly products: ProductTable
  readonly found: Kind
}

/** Gives something that was found in a file the number of its row there, with the header as 1. */
function numberIn<Row extends { readonly row: number }>(file: OpenFile, { row, ...found }: Row) {
  return { ...found, number: file.fileRow(row) + 1 }
}

/** The calls that show the margins of the open file, and what changed since an earlier export. */
export function marginCalls(state: FileState) {
  let margins: (Found<MarginReport> & { readonly goals: string }) | undefined
  let earlier: OpenFile | undefined
  let changes: Found<CostChanges> | undefined

  /** Computes the margins, unless they are those of the last call. */
  function reportOf(options: Options): MarginReport {
    const { file } = state
    const { current: products } = file
    // The options have been validated.
    const goals = marginGoals(options as unknown as CogsMonitorOptions)
    const key = JSON.stringify(goals)
    if (margins?.products === products && margins.goals === key) return margins.found
    const found = new MarginReport(products, goals, estimatedCosts(file))
    margins = { products, goals: key, found }
    return found
  }

  /** Compares with the earlier export, unless nothing has changed since the last call. */
  function changesSince(other: OpenFile): CostChanges {
    const { current: products } = state.file
    if (changes?.products !== products) {
      changes = { products, found: new CostChanges(other.current, products) }
    }
    return changes.found
  }

  return {
    /**
     * Computes margins with the options of COGS Monitor.
     *
     * @param filter the list to read
     * @param count how many variants of it
     */
    margins(options: Options, filter: MarginFilter, count: number): MarginsOutcome {
      const { file } = state
      const report = reportOf(options)
      const rows = report.rows(filter, 0, count).map((each) => numberIn(file, each))
      return { summary: report.summary, rows }
    },

    /**
     * Takes the export that costs and prices are compared with.
     *
     * @param packed the jobs saved for it
     * @returns why it was refused, if it is no export
     */
    async keepEarlier(
      source: Blob,
      name: string,
      packed: readonly PackedJob[],
      onProgress: (progress: ReadProgress) => void,
    ): Promise<{ readonly refused: OpenRefusal } | undefined> {
      const read = await readExport(source, name, packed, onProgress)
      if ('refused' in read) return read
      earlier = read.file
      changes = undefined
      return undefined
    },

    forgetEarlier(): void {
      earlier = undefined
      changes = undefined
    },

    /**
     * Finds what changed since the earlier export.
     *
     * @param kind which changes to list
     * @param count how many of them
     * @returns nothing without an earlier export
     */
    costChanges(kind: CostChangeKind, count: number): CostChangesOutcome | undefined {
      const { file } = state
      if (!earlier) return undefined
      const numbered = kind === 'missing' ? earlier : file
      const found = changesSince(earlier)
      const rows = found.list(kind, 0, count).map((each) => numberIn(numbered, each))
      return { counts: found.counts, rows }
    },
  }
}
