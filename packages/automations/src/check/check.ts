import { finish } from '../finish.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { Cell } from './Cell.ts'
import type { Check, CheckContext, Checking } from './CheckContext.ts'
import { checkCharacters } from './characters.ts'
import { checkCodes } from './damagedCodes.ts'
import { findingCodes, type Report } from './Finding.ts'
import { checkFormulas } from './formulas.ts'
import { checkHandles } from './handles.ts'
import { checkLimits } from './limits.ts'
import { checkMissingDetails } from './missingDetails.ts'
import { checkOptionColumns, checkVariantOptions } from './options.ts'
import { checkPrices } from './prices.ts'
import { checkRaggedRows } from './raggedRows.ts'
import { checkRowsApart } from './rowsApart.ts'
import { checkTags } from './tags.ts'

const checks: readonly Check[] = [
  checkRowsApart,
  checkHandles,
  checkOptionColumns,
  checkVariantOptions,
  checkCodes,
  checkRaggedRows,
  checkPrices,
  checkLimits,
  checkCharacters,
  checkFormulas,
  checkTags,
  checkMissingDetails,
]

/** After how many rows or products a check can pause, about a millisecond of work. */
const slice = 500

// The loops are functions of their own, as the engine of the browser compiles generators late.
function readRows(
  inProgress: readonly NonNullable<Checking['onRow']>[],
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row += 1) {
    for (const onRow of inProgress) onRow(row)
  }
}

function readProducts(
  inProgress: readonly NonNullable<Checking['onProduct']>[],
  table: ProductTable,
  products: readonly Product[],
): void {
  for (const product of products) {
    const variants = table.variantRows(product)
    for (const onProduct of inProgress) onProduct(product, variants)
  }
}

/**
 * Checks a product export, as `check` does, in slices. It yields the share of the work that is done,
 * from 0 to 1, so that the caller can report progress or stop.
 */
export function* checkInSlices(
  products: ProductTable,
  excluded: ReadonlySet<number> = new Set(),
): Generator<number, Report, void> {
  const { table, columns } = products
  const context: CheckContext = {
    products,
    table,
    cell: new Cell(table),
    excluded,
    find: (key) => {
      const column = columns.find(key)
      return column === undefined || excluded.has(column) ? undefined : column
    },
  }
  const inProgress = checks.flatMap((start) => start(context))
  const rowChecks = inProgress.flatMap(({ onRow }) => onRow ?? [])
  const productChecks = inProgress.flatMap(({ onProduct }) => onProduct ?? [])
  const { rowCount } = table
  for (let row = 1; row < rowCount; row += slice) {
    readRows(rowChecks, row, Math.min(row + slice, rowCount))
    yield row / rowCount / 2
  }
  const all = products.products
  for (let at = 0; at < all.length; at += slice) {
    readProducts(productChecks, products, all.slice(at, at + slice))
    yield (1 + at / all.length) / 2
  }
  const found = inProgress.flatMap((checking) => checking.finish() ?? [])
  const byCode = new Map(found.map((finding) => [finding.code, finding]))
  return {
    findings: findingCodes.flatMap((code) => byCode.get(code) ?? []),
    passed: findingCodes.filter((code) => !byCode.has(code)),
  }
}

/**
 * Looks for everything that goes wrong when a product export is imported, in one pass over its rows
 * and products.
 *
 * @param excluded columns that are left out of the download. @default none
 */
export function check(products: ProductTable, excluded?: ReadonlySet<number>): Report {
  return finish(checkInSlices(products, excluded))
}
