import type { ProductTable } from '../products/ProductTable.ts'
import { Cell } from './Cell.ts'
import type { Check, CheckContext } from './CheckContext.ts'
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

/**
 * Looks for everything that goes wrong when a product export is imported, in one pass over its rows
 * and products.
 *
 * @param excluded columns that are left out of the download. @default none
 */
export function check(products: ProductTable, excluded: ReadonlySet<number> = new Set()): Report {
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
  for (let row = 1; row < table.rowCount; row += 1) {
    for (const onRow of rowChecks) onRow(row)
  }
  for (const product of products.products) {
    const variants = products.variantRows(product)
    for (const onProduct of productChecks) onProduct(product, variants)
  }
  const found = inProgress.flatMap(({ finish }) => finish() ?? [])
  const byCode = new Map(found.map((finding) => [finding.code, finding]))
  return {
    findings: findingCodes.flatMap((code) => byCode.get(code) ?? []),
    passed: findingCodes.filter((code) => !byCode.has(code)),
  }
}
