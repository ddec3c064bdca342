import type { Note } from '../../plan/Plan.ts'
import { isOfVariants, type EditableColumn } from '../../products/editableColumns.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { foldCase } from '../../text/fold.ts'
import { descriptionHtml } from '../../text/safeHtml.ts'
import { note } from './notes.ts'
import type { EditColumnsOptions } from './options.ts'

const visible = note('info', 'visible')
const hidden = note('info', 'hidden')
const deleted = note('info', 'deleted')
const unlike = note('review', 'unlike')

/** Most values of a column that are compared with the new one. */
const mostCompared = 1000

/** Kinds of values that a store refuses others among, by an expression that they all match. */
const alike: readonly RegExp[] = [
  /^(?:true|false)$/iu,
  /^-?\d+$/u,
  /^-?\d+(?:\.\d+)?$/u,
  /^\d{4}-\d{2}-\d{2}(?:T\S+)?$/u,
  /^https?:\/\//iu,
  /^gid:\/\//u,
  /^\s*\[[^]*\]\s*$/u,
  /^\s*\{[^]*\}\s*$/u,
]

/** Lists the first values of a column. */
function valuesOf({ table }: ProductTable, column: number): readonly string[] {
  const values: string[] = []
  for (let row = 1; row < table.rowCount && values.length < mostCompared; row += 1) {
    if (!table.isBlank(row, column)) values.push(table.text(row, column).trim())
  }
  return values.filter((value) => value !== '')
}

function isUnlike(value: string, values: readonly string[]): boolean {
  const kind = alike.find((one) => values.every((other) => one.test(other)))
  return values.length > 0 && kind !== undefined && !kind.test(value)
}

/** Writes a word of a fixed list with the capitals that the file gives them. */
function inStyleOf(values: readonly string[], word: string): string {
  const [sample = ''] = values
  if (sample !== '' && sample === sample.toUpperCase()) return word.toUpperCase()
  const isCapitalized = sample !== '' && sample.charAt(0) !== sample.charAt(0).toLowerCase()
  return isCapitalized ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** The new text of a cell, with what is to be said about it. */
interface SetText {
  readonly text: string
  readonly notes: readonly Note[]
}

/** Gives the cells of a column one value. */
export class ColumnSetter {
  readonly #products: ProductTable
  readonly #target: EditableColumn
  readonly #value: string
  readonly #isFixed: boolean
  readonly #onlyEmpty: boolean
  readonly #notes: readonly Note[]
  /** Whether the column has values of variants. */
  readonly isOfVariants: boolean

  constructor(products: ProductTable, target: EditableColumn, options: EditColumnsOptions) {
    const { value, clear, fill } = options
    const values = valuesOf(products, target.column)
    const { set } = target
    const kind = typeof set === 'string' ? 'text' : set.kind
    this.#products = products
    this.#target = target
    this.#isFixed = kind === 'choice' || kind === 'boolean'
    this.#onlyEmpty = fill && !clear
    this.isOfVariants = isOfVariants(products, target)
    if (clear) this.#value = ''
    else if (kind === 'html') this.#value = descriptionHtml(value)
    else if (this.#isFixed) this.#value = inStyleOf(values, value.toLowerCase())
    else this.#value = value
    const isOther = target.key === undefined && !clear
    if (clear) this.#notes = [deleted]
    else this.#notes = isOther && isUnlike(value, values) ? [unlike] : []
  }

  /** Returns the text that a cell is to have; nothing where no value is meant for it. */
  set(product: Product, row: number): SetText | undefined {
    const { table } = this.#products
    if (!this.#isMeant(product, row)) return undefined
    const before = table.text(row, this.#target.column)
    const isEmpty = before.trim() === ''
    if (this.#onlyEmpty && !isEmpty) return undefined
    const isSame = this.#isFixed
      ? foldCase(before.trim()) === foldCase(this.#value)
      : before === this.#value
    if (isSame) return { text: before, notes: [] }
    return { text: this.#value, notes: [...this.#notes, ...this.#notesOnSight(row)] }
  }

  #isMeant(product: Product, row: number): boolean {
    const { table } = this.#products
    const { of: owner, column } = this.#target
    // What is cleared goes wherever it is.
    if (this.#value === '') return !table.isBlank(row, column)
    if (owner === 'picture') return this.#products.text(row, 'imageUrl').trim() !== ''
    return this.isOfVariants ? this.#products.isVariant(product, row) : row === product.firstRow
  }

  /** Says whether customers come to see a product, or no longer see it. */
  #notesOnSight(row: number): readonly Note[] {
    const { key } = this.#target
    if (key !== 'status' && key !== 'published') return []
    const now = {
      status: foldCase(this.#products.text(row, 'status').trim()),
      published: foldCase(this.#products.text(row, 'published').trim()),
    }
    const isVisible = ({ status, published }: typeof now) =>
      (status === '' || status === 'active') && published !== 'false'
    const next = { ...now, [key]: foldCase(this.#value) }
    if (isVisible(now) === isVisible(next)) return []
    return [isVisible(next) ? visible : hidden]
  }
}
