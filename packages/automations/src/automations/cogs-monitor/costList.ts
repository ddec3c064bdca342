import { FileError } from '../../csv/FileError.ts'
import { columnNotes } from '../../importing/columnNotes.ts'
import type { Mapping } from '../../importing/MatchedColumn.ts'
import { readMapping } from '../../importing/readMapping.ts'
import { RowReader } from '../../importing/RowReader.ts'
import { SupplierList } from '../../importing/SupplierList.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Remark } from '../../plan/Plan.ts'
import { foldCase } from '../../text/fold.ts'
import type { strings } from './options.ts'

/** Cost of one SKU in a list. */
interface ListedCost {
  /** The first cost of the list, in ten-thousandths. */
  readonly cost: number
  /** Whether the list has the SKU again with another cost. */
  readonly isAmbiguous: boolean
}

/** Costs and doubts that were read of the list of a supplier. */
export interface CostList {
  /** By SKUs as `foldSku` leaves them; nothing where the list has no column of SKUs, or none of costs. */
  readonly costs?: ReadonlyMap<string, ListedCost>
  /** Guesses to confirm, or the reason why there are no costs. */
  readonly remarks: readonly Remark[]
}

const note: NoteMaker<keyof (typeof strings)['notes']> = createNote

/** Folds an SKU: capitals, outer spaces and the apostrophe that makes a spreadsheet take it as text. */
export function foldSku(sku: string): string {
  return foldCase(sku.trim().replace(/^'/u, ''))
}

function openList(text: string): SupplierList | undefined {
  try {
    return new SupplierList(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/** The list that was read last, as each change of an option plans with it again. */
let last: { readonly text: string; readonly list: CostList } | undefined

/**
 * Reads the list of a supplier as the importer does: CSV or JSON with a column for the SKU and one for
 * the cost. A column that is called a price, and no cost, is never taken for one.
 */
export function readCostList(text: string): CostList {
  if (last?.text !== text) last = { text, list: findCosts(text) }
  return last.list
}

/** The columns that costs are found by, and nothing else. */
function neededColumns(mapping: Mapping): Mapping {
  const columns = mapping.columns.filter(({ target }) => ['sku', 'cost'].includes(target.target))
  return { ...mapping, columns }
}

/** Says which of the two columns the list lacks. */
function missingColumns(list: SupplierList, { columns }: Mapping): Remark[] {
  const names = list.columns.map(({ name }) => name).join(', ')
  const missing = (['sku', 'cost'] as const).filter(
    (wanted) => !columns.some(({ target }) => target.target === wanted),
  )
  return missing.map((wanted) =>
    note('conflict', wanted === 'sku' ? 'no-list-sku' : 'no-list-cost', { columns: names }),
  )
}

/** Says how many cells of the list were not read, or may mean another number, with one as example. */
function countNotes(
  reader: RowReader,
  rows: Iterable<number>,
  add: (sku: string, cost: number) => void,
): Remark[] {
  const found = new Map<string, { readonly first: Remark; count: number }>()
  for (const row of rows) {
    const { variant, notes } = reader.read(row)
    for (const each of notes) {
      const known = found.get(each.code)
      if (known) known.count += 1
      else found.set(each.code, { first: each, count: 1 })
    }
    const { sku, cost } = variant
    if (sku !== undefined && cost !== undefined) add(foldSku(sku), cost)
  }
  return [...found.values()].flatMap(({ first: { code, values = {} }, count }) => {
    if (code === 'unread') return note('review', 'unread', { ...values, n: count })
    return code === 'number-guessed' ? note('review', code, values) : []
  })
}

function findCosts(text: string): CostList {
  const list = openList(text)
  if (!list) return { remarks: [note('conflict', 'list-unread')] }
  const whole = readMapping(list)
  const mapping = neededColumns(whole)
  const guessed = columnNotes(list, whole).flatMap(({ code, tone, values }): Remark[] => {
    const isNeeded = values?.['target'] === 'sku' || values?.['target'] === 'cost'
    return isNeeded ? [{ code, tone, values }] : []
  })
  const missing = missingColumns(list, mapping)
  if (missing.length > 0) return { remarks: [...missing, ...guessed] }
  const costs = new Map<string, ListedCost>()
  const rows = Array.from({ length: list.rowCount - 1 }, (_, at) => at + 1)
  const counted = countNotes(new RowReader(list, mapping), rows, (sku, cost) => {
    const known = costs.get(sku)
    if (!known) costs.set(sku, { cost, isAmbiguous: false })
    else if (known.cost !== cost) costs.set(sku, { ...known, isAmbiguous: true })
  })
  return { costs, remarks: [...guessed, ...counted] }
}
