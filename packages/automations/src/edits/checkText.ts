import { findUnwritable } from '../csv/encoding.ts'
import { findFileDigits } from '../money/fileDigits.ts'
import { readAmount, writePrice } from '../money/price.ts'
import { longestName, mostTags } from '../options/limits.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import { isWrittenInCapitals } from '../products/isWrittenInCapitals.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { readTags, writeTags } from '../products/tags.ts'
import type { EditProblem } from './CellEdit.ts'

/** A text as the file is to have it, or the reason that it cannot. */
export type CheckedText = { readonly text: string } | { readonly problem: EditProblem }

type Check = (text: string, products: ProductTable, row: number, column: number) => CheckedText

function refuse(problem: EditProblem): CheckedText {
  return { problem }
}

/** Digits behind the point of most currencies, where a file does not show those of its own. */
const usualDecimals = 2

/** Reads a price as it was typed, and writes it as the column writes its prices. */
const price: Check = (typed, { table }, _, column) => {
  if (typed.trim() === '') return { text: '' }
  const units = readAmount(typed)
  if (units === undefined) return refuse({ code: 'not-a-number' })
  const { currency, written, wholeBy } = findFileDigits(table, [column])
  const text = writePrice(units, written)
  const most = Math.max(written, wholeBy === undefined ? currency : usualDecimals)
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  return decimals > most ? refuse({ code: 'too-many-decimals', decimals: most }) : { text }
}

const quantity: Check = (typed) => {
  const text = typed.trim().replace('−', '-')
  return text === '' || /^-?\d{1,9}$/u.test(text)
    ? { text: text.replace(/^(-?)0+(?=\d)/u, '$1') }
    : refuse({ code: 'not-whole' })
}

const tags: Check = (typed, { table }, row, column) => {
  const found = readTags(typed)
  if (found.some((tag) => tag.length > longestName)) {
    return refuse({ code: 'tag-too-long', characters: longestName })
  }
  if (found.length > mostTags) return refuse({ code: 'too-many-tags', tags: mostTags })
  return { text: writeTags(found, table.text(row, column)) }
}

/** Takes a name, which a store needs where it has one. */
const name: Check = (typed) => {
  const text = typed.trim()
  if (text === '') return refuse({ code: 'needed' })
  if (text.length > longestName) return refuse({ code: 'too-long', characters: longestName })
  return { text }
}

const vendor: Check = (typed, ...cell) => {
  if (typed.trim().length === 1) return refuse({ code: 'too-short', characters: 2 })
  return name(typed, ...cell)
}

const shortText: Check = (typed) =>
  typed.trim().length > longestName
    ? refuse({ code: 'too-long', characters: longestName })
    : { text: typed.trim() }

/** Takes one of some words, written as the column writes them. */
function oneOf(values: readonly string[]): Check {
  return (typed, products, _, column) => {
    const value = typed.trim().toLowerCase()
    if (value !== '' && !values.includes(value)) {
      return refuse({ code: 'unknown-value', values: values.join(', ') })
    }
    return { text: isWrittenInCapitals(products, column) ? value.toUpperCase() : value }
  }
}

const checks: Readonly<Partial<Record<ColumnKey, Check>>> = {
  title: name,
  vendor,
  type: shortText,
  tags,
  status: oneOf(['active', 'draft', 'archived']),
  option1Name: name,
  option1Value: name,
  option2Name: name,
  option2Value: name,
  option3Name: name,
  option3Value: name,
  price,
  compareAtPrice: price,
  cost: price,
  inventoryQuantity: quantity,
  inventoryPolicy: oneOf(['deny', 'continue']),
}

/** Texts of several lines. */
const multiline: ReadonlySet<ColumnKey> = new Set(['description'])

/** The columns that say which product or variant a row is, and so stay as they are. */
const identifying: readonly ColumnKey[] = ['handle']

/** Finds the rule for the texts of a column. */
function checkOf({ columns }: ProductTable, column: number): Check | undefined {
  for (const key of Object.keys(checks) as ColumnKey[]) {
    if (columns.find(key) === column) return checks[key]
  }
  for (const market of columns.markets.values()) {
    if (market.price === column || market.compareAtPrice === column) return price
  }
  return undefined
}

/** Whether a column says which product a row belongs to. */
export function isIdentifying({ columns }: ProductTable, column: number): boolean {
  return identifying.some((key) => columns.find(key) === column)
}

/** Whether a text of a column may have several lines: descriptions and metafields may. */
export function isMultiline({ columns }: ProductTable, column: number): boolean {
  const isKnown = [...multiline].some((key) => columns.find(key) === column)
  return isKnown || columns.metafields.some((one) => one.column === column)
}

/**
 * Checks a text that was typed for a cell, and writes it as the engine would: prices with the digits of
 * their column, tags with the commas of their cell.
 */
export function checkText(
  products: ProductTable,
  row: number,
  column: number,
  typed: string,
): CheckedText {
  const { encoding } = products.table
  const character = findUnwritable(typed, encoding)
  if (character !== undefined) return refuse({ code: 'unwritable', character })
  if (/[\r\n]/u.test(typed) && !isMultiline(products, column)) return refuse({ code: 'line-break' })
  const check = checkOf(products, column)
  return check ? check(typed, products, row, column) : { text: typed }
}
