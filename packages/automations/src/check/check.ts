import { runSync } from '../runSync.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { Columns } from '../products/Columns.ts'
import {
  markRows,
  type ExportKind,
  type Product,
  type ProductTable,
} from '../products/ProductTable.ts'
import { Cell } from './Cell.ts'
import { changeOf, type Change } from './Change.ts'
import { checkCharacters, mayBeUnreadable } from './characters.ts'
import type { Check, CheckContext, Checking } from './CheckContext.ts'
import { checkCodes } from './damagedCodes.ts'
import { findingCodes, type Finding, type FindingCode, type Report } from './Finding.ts'
import { beginsWithSign, checkFormulas } from './formulas.ts'
import { checkHandles } from './handles.ts'
import { checkLimits } from './limits.ts'
import { checkMissingDetails } from './missingDetails.ts'
import { checkOptionColumns, checkVariantOptions } from './options.ts'
import { problemCodes } from './Places.ts'
import { checkPrices } from './prices.ts'
import { checkRaggedRows } from './raggedRows.ts'
import { checkRowsApart } from './rowsApart.ts'
import { checkTags } from './tags.ts'
import { checkTitles } from './titles.ts'
import { checkTranslations } from './translations.ts'

/** A check, and what has to change for it to find something else. */
interface KnownCheck {
  readonly start: Check
  readonly codes: readonly FindingCode[]
  readonly isAffected: (change: Change, columns: Columns) => boolean
}

/** Affected by a change of one of these columns. */
function byColumns(...keys: readonly ColumnKey[]): KnownCheck['isAffected'] {
  return (change, columns) => keys.some((key) => change.columns.has(columns.find(key)))
}

/** Affected by a change of one of these columns, and of which rows hold a variant. */
function byVariants(...keys: readonly ColumnKey[]): KnownCheck['isAffected'] {
  const isAffected = byColumns(...keys)
  return (change, columns) => change.movesVariants || isAffected(change, columns)
}

/** Affected by a cell that is or was like this. */
function byCells(isSuch: (raw: string) => boolean): KnownCheck['isAffected'] {
  return ({ patches }) => patches.some((patch) => isSuch(patch[2] ?? '') || isSuch(patch[3] ?? ''))
}

const byPrices: KnownCheck['isAffected'] = (change, columns) =>
  byVariants('price', 'compareAtPrice', 'cost')(change, columns) ||
  Array.from(columns.markets.values()).some(
    ({ price, compareAtPrice }) => change.columns.has(price) || change.columns.has(compareAtPrice),
  )

const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const
const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const

const raggedRows: KnownCheck = {
  start: checkRaggedRows,
  codes: ['ragged-rows'],
  isAffected: () => false,
}
const characters: KnownCheck = {
  start: checkCharacters,
  codes: ['unreadable-characters'],
  isAffected: byCells(mayBeUnreadable),
}
const formulas: KnownCheck = {
  start: checkFormulas,
  codes: ['formulas'],
  isAffected: byCells(beginsWithSign),
}

const checksOfProducts: readonly KnownCheck[] = [
  { start: checkRowsApart, codes: ['rows-apart'], isAffected: byColumns('handle') },
  { start: checkHandles, codes: ['handle-missing', 'handle-rewritten'], isAffected: () => true },
  {
    start: checkTitles,
    codes: ['titles-differ', 'title-missing'],
    isAffected: byColumns('title', 'handle'),
  },
  {
    start: checkOptionColumns,
    codes: ['options-missing'],
    isAffected: byVariants(...optionNames, ...optionValues),
  },
  {
    start: checkVariantOptions,
    codes: ['same-options', 'default-title'],
    isAffected: byVariants(...optionValues),
  },
  { start: checkCodes, codes: ['damaged-codes'], isAffected: byColumns('barcode', 'sku') },
  raggedRows,
  {
    start: checkPrices,
    codes: [
      'prices-not-numbers',
      'prices-negative',
      'spaces',
      'fake-discounts',
      'sold-at-a-loss',
      'price-zero',
    ],
    isAffected: byPrices,
  },
  {
    start: checkLimits,
    codes: ['over-limit'],
    isAffected: byVariants('imageUrl', 'tags', 'handle'),
  },
  characters,
  formulas,
  { start: checkTags, codes: ['tag-spellings'], isAffected: byColumns('tags') },
  {
    start: checkMissingDetails,
    codes: ['missing-details'],
    isAffected: byVariants('imageUrl', 'imageAltText', 'sku', 'cost'),
  },
]

/** The checks of each kind of file. */
const checks: Readonly<Record<ExportKind, readonly KnownCheck[]>> = {
  products: checksOfProducts,
  translations: [
    raggedRows,
    {
      start: checkTranslations,
      codes: ['text-unknown', 'same-text', 'broken-html', 'handle-translated', 'tags-translated'],
      isAffected: () => true,
    },
    characters,
    formulas,
  ],
}

/** After how many rows or products a check can pause, about a millisecond of work. */
const slice = 500

// The loops are functions of their own, as the engine of the browser compiles generators late. They
// count, as do those that run for each row or product in the checks: until it is compiled, going
// through a list makes an object for each of its values.
function readRows(
  inProgress: readonly NonNullable<Checking['onRow']>[],
  from: number,
  to: number,
  skipped: Uint8Array | undefined,
): void {
  for (let row = from; row < to; row += 1) {
    if (skipped?.[row] === 1) continue
    for (let at = 0; at < inProgress.length; at += 1) inProgress[at]!(row)
  }
}

function readProducts(
  inProgress: readonly NonNullable<Checking['onProduct']>[],
  table: ProductTable,
  products: readonly Product[],
): void {
  for (const product of products) {
    const variants = table.variantRows(product)
    for (let at = 0; at < inProgress.length; at += 1) inProgress[at]!(product, variants)
  }
}

/** Parts of an export that are left out of the download, so that they cannot do harm. */
export interface LeftOut {
  readonly columns: ReadonlySet<number>
  /** Handles. */
  readonly products: ReadonlySet<string>
}

const nothingLeftOut: LeftOut = { columns: new Set(), products: new Set() }

/**
 * Runs some checks in one pass over the rows and products of a file. It yields the share of the work
 * that is done, from 0 to 1.
 */
function* run(
  chosen: readonly KnownCheck[],
  products: ProductTable,
  { columns: excluded, products: handles }: LeftOut,
): Generator<number, Finding[], void> {
  const { table, columns } = products
  const skipped = handles.size === 0 ? undefined : markRows(products, handles)
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
  const inProgress = chosen.flatMap(({ start }) => start(context))
  const rowChecks = inProgress.flatMap(({ onRow }) => onRow ?? [])
  const productChecks = inProgress.flatMap(({ onProduct }) => onProduct ?? [])
  const { rowCount } = table
  for (let row = 1; row < rowCount; row += slice) {
    readRows(rowChecks, row, Math.min(row + slice, rowCount), skipped)
    yield row / rowCount / 2
  }
  const checked = productChecks.length > 0 ? products.products : []
  const all = skipped ? checked.filter(({ handle }) => !handles.has(handle)) : checked
  for (let at = 0; at < all.length; at += slice) {
    readProducts(productChecks, products, all.slice(at, at + slice))
    yield (1 + at / all.length) / 2
  }
  return inProgress.flatMap(({ finish: finding }) => finding() ?? [])
}

/** Results for the same file before some cells changed. */
export interface EarlierReport {
  readonly report: Report
  /** All cells that changed since; their rows are where they were. */
  readonly patches: readonly Patch[]
}

/**
 * Checks an export, as `check` does, in slices. It yields the share of the work that is done,
 * from 0 to 1, so that the caller can report progress or stop.
 *
 * @param earlier the outcome for the same columns before a change; what the change does not affect is
 *   taken from it. @default everything is looked for
 */
export function* checkInSlices(
  products: ProductTable,
  leftOut: LeftOut = nothingLeftOut,
  earlier?: EarlierReport,
): Generator<number, Report, void> {
  const change = earlier && changeOf(products, earlier.patches)
  const known = checks[products.kind]
  const affected = change
    ? known.filter((each) => each.isAffected(change, products.columns))
    : known
  const again = new Set(affected.flatMap(({ codes }) => codes))
  const kept = earlier?.report.findings.filter(({ code }) => !again.has(code)) ?? []
  const found = yield* run(affected, products, leftOut)
  const byCode = new Map([...kept, ...found].map((finding) => [finding.code, finding]))
  return {
    findings: findingCodes.flatMap((code) => byCode.get(code) ?? []),
    passed: findingCodes.filter(
      (code) => !byCode.has(code) && known.some(({ codes }) => codes.includes(code)),
    ),
  }
}

/**
 * Looks for everything that goes wrong when an export is imported, in one pass over its rows
 * and products.
 *
 * @param excluded columns that are left out of the download. @default none
 */
export function check(products: ProductTable, excluded: ReadonlySet<number> = new Set()): Report {
  return runSync(checkInSlices(products, { ...nothingLeftOut, columns: excluded }))
}

/**
 * Looks for what blocks applying and downloading, without warnings.
 *
 * @returns in the order of a report
 */
export function findProblems(products: ProductTable, leftOut: LeftOut): readonly Finding[] {
  const blocking = checks[products.kind].filter(({ codes }) =>
    codes.some((code) => problemCodes.has(code)),
  )
  const found = runSync(run(blocking, products, leftOut))
  return findingCodes.flatMap(
    (code) => found.find((each) => each.code === code && each.severity === 'problem') ?? [],
  )
}
