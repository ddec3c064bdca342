import { findUnwritable } from '../csv/encoding.ts'
import { findFileDigits } from '../money/fileDigits.ts'
import { readAmount, writePrice } from '../money/price.ts'
import { longestName, mostTags } from '../options/limits.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import { columnLimits, editableColumns } from '../products/editableColumns.ts'
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

/** Reads a weight as it was typed. */
const weight: Check = (typed) => {
  const text = typed.trim().replace(',', '.')
  return text === '' || /^\d+(?:\.\d+)?$/u.test(text) ? { text } : refuse({ code: 'not-a-number' })
}

const tags: Check = (typed, { table }, row, column) => {
  const found = readTags(typed)
  if (found.some((tag) => tag.length > longestName)) {
    return refuse({ code: 'tag-too-long', characters: longestName })
  }
  if (found.length > mostTags) return refuse({ code: 'too-many-tags', tags: mostTags })
  return { text: writeTags(found, table.text(row, column)) }
}

interface Lengths {
  readonly min?: number
  readonly max?: number
}

/** Takes a text of one line. */
function textOf({ min = 0, max = Infinity }: Lengths, isNeeded = false): Check {
  return (typed) => {
    const text = typed.trim()
    if (text === '') return isNeeded ? refuse({ code: 'needed' }) : { text }
    if (text.length < min) return refuse({ code: 'too-short', characters: min })
    return text.length > max ? refuse({ code: 'too-long', characters: max }) : { text }
  }
}

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

const asTyped: Check = (typed) => ({ text: typed })

/** Columns that a store needs a text in. */
const needed: ReadonlySet<ColumnKey | undefined> = new Set(['title', 'vendor'])

/** Finds the rule for the texts of a column, by the values that it takes. */
function checkOf({ table, columns }: ProductTable, column: number): Check {
  const use = editableColumns(table.header, columns).find((one) => one.column === column)
  if (!use) return asTyped
  const { key, set } = use
  if (typeof set === 'string') {
    if (set === 'is-price' || set === 'is-cost') return price
    if (set === 'is-option') return textOf({ max: longestName }, true)
    return key === undefined ? asTyped : textOf(columnLimits(key), needed.has(key))
  }
  switch (set.kind) {
    case 'text':
      return key === undefined ? asTyped : textOf(set, needed.has(key))
    case 'html':
      return asTyped
    case 'tags':
      return tags
    case 'boolean':
      return oneOf(['true', 'false'])
    case 'choice':
      return oneOf(set.choices)
    case 'whole':
      return quantity
    case 'number':
      return weight
    default:
      return set satisfies never
  }
}

/** The columns that say which product or variant a row is, and so stay as they are. */
const identifying: readonly ColumnKey[] = ['handle']

/** Whether a column says which product a row belongs to. */
export function isIdentifying({ columns }: ProductTable, column: number): boolean {
  return identifying.some((key) => columns.find(key) === column)
}

/** Whether a text of a column may have several lines: descriptions and metafields may. */
export function isMultiline({ columns }: ProductTable, column: number): boolean {
  const isMetafield = columns.metafields.some((one) => one.column === column)
  return isMetafield || columns.find('description') === column
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
  return checkOf(products, column)(typed, products, row, column)
}
