import { addToGroup } from '../addToGroup.ts'
import { isDamagedCode } from '../check/damagedCodes.ts'
import { writePrice } from '../money/price.ts'
import { longestName } from '../options/limits.ts'
import { readTags } from '../products/tags.ts'
import { tidySpaces } from '../text/fold.ts'
import type { ImportNote, ImportNoteCode } from './ImportPlan.ts'
import type { ImportedVariant } from './ImportedProduct.ts'
import type { Mapping, MatchedColumn, NumberFormat } from './MatchedColumn.ts'
import { minorDigitsIn } from './minorUnits.ts'
import {
  hasWeightUnit,
  isMaybeThousands,
  readAmount,
  readCount,
  readGrams,
  weightUnitOf,
} from './numbers.ts'
import { setGiven, type Draft } from './setGiven.ts'
import { importNote } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import type { TargetName } from './targets.ts'
import { isAddress, splitAddresses, tidyCode } from './values.ts'

/** A value of an option whose name is in the row itself. */
export interface NamedValue {
  /** Index among the options of the row, from 0. */
  readonly slot: number
  /** Empty where only another row of the product has it. */
  readonly name: string
  readonly value: string
}

/** A row of a supplier's list, read by what its columns hold. */
export interface SupplierRow {
  readonly row: number
  readonly handle: string
  readonly title: string
  readonly description: string
  readonly vendor: string
  readonly type: string
  readonly tags: readonly string[]
  /** A value for each option that columns hold. */
  readonly values: readonly string[]
  /** The values of options that the row names itself. */
  readonly named: readonly NamedValue[]
  readonly images: readonly string[]
  readonly variant: Omit<ImportedVariant, 'values' | 'image' | 'rows'>
  readonly notes: readonly ImportNote[]
}

function characters(text: string): number {
  return text.length <= longestName ? text.length : Array.from(text).length
}

function cut(text: string): string {
  return Array.from(text).slice(0, longestName).join('').trimEnd()
}

/** Price that customers pay, and the one that it is compared to, in ten-thousandths. */
interface AskedPrices {
  readonly price: number | undefined
  readonly compareAtPrice: number | undefined
}

/**
 * Whether the rows name the option of a column themselves. An option that the owner names is the same in
 * every row.
 */
function isNamedByRow({ columns }: SupplierList, { column, target }: MatchedColumn): boolean {
  const { namedBy, name } = columns[column] ?? {}
  if (namedBy === undefined) return false
  return target.name === columns[namedBy]?.samples[0] || target.name === name
}

/** Reads the rows of a list. */
export class RowReader {
  /** The names of the options that columns hold. */
  readonly options: readonly string[]
  /** The names of those columns. */
  readonly optionColumns: readonly string[]
  readonly #list: SupplierList
  readonly #byTarget = new Map<TargetName, MatchedColumn[]>()
  /** Columns with values of an option that the mapping names. */
  readonly #fixed: readonly MatchedColumn[]
  /** Columns with values of options that another column names, row by row. */
  readonly #named: readonly MatchedColumn[]
  #notes: ImportNote[] = []
  #row = 0

  constructor(list: SupplierList, { columns }: Mapping) {
    this.#list = list
    for (const column of columns) addToGroup(this.#byTarget, column.target.target, column)
    const options = this.#columns('option')
    this.#fixed = options.filter((column) => !isNamedByRow(list, column))
    this.#named = options.filter((column) => isNamedByRow(list, column))
    this.options = this.#fixed.map(({ target, name }) => target.name ?? name)
    this.optionColumns = this.#fixed.map(({ name }) => name)
  }

  /** Whether some column has a target. */
  has(target: TargetName): boolean {
    return this.#byTarget.has(target)
  }

  /** Reads one row. */
  read(row: number): SupplierRow {
    this.#row = row
    this.#notes = []
    const variant: Draft<SupplierRow['variant']> = {}
    setGiven(variant, 'sku', this.#code('sku'))
    setGiven(variant, 'barcode', this.#code('barcode'))
    const { price, compareAtPrice } = this.#prices()
    setGiven(variant, 'price', price)
    setGiven(variant, 'compareAtPrice', compareAtPrice)
    setGiven(variant, 'cost', this.#price('cost'))
    setGiven(variant, 'grams', this.#number('weight', this.#readWeight))
    setGiven(variant, 'inventory', this.#number('inventory', readCount))
    return {
      row,
      handle: this.#first('handle'),
      title: this.#short('title'),
      description: this.#columns('description')
        .map(({ column }) => this.#text(column))
        .filter((text) => text !== '')
        .join('\n\n'),
      vendor: this.#short('vendor'),
      type: this.#short('type'),
      tags: this.#tags(),
      values: this.#fixed.map((column) => this.#shorten(this.#text(column.column), column)),
      named: this.#namedValues(),
      images: this.#images(),
      variant,
      notes: this.#notes,
    }
  }

  #namedValues(): readonly NamedValue[] {
    const own = this.#list.source?.options?.(this.#list.cellsOf(this.#row))
    if (own) return own.map(([name, value], slot) => ({ slot, name, value }))
    return this.#named.map((column, slot) => ({
      slot,
      name: tidySpaces(this.#text(this.#list.columns[column.column]?.namedBy ?? -1)),
      value: this.#shorten(this.#text(column.column), column),
    }))
  }

  #columns(target: TargetName): readonly MatchedColumn[] {
    return this.#byTarget.get(target) ?? []
  }

  #text(column: number): string {
    return this.#list.text(this.#row, column)
  }

  #first(target: TargetName): string {
    const [column] = this.#columns(target)
    return column ? this.#text(column.column) : ''
  }

  #note(
    code: ImportNoteCode,
    { name, column }: MatchedColumn,
    values?: ImportNote['values'],
  ): void {
    const place = { row: this.#row, column }
    this.#notes.push(importNote('review', code, { column: name, ...values }, place))
  }

  #shorten(text: string, column: MatchedColumn): string {
    if (characters(text) <= longestName) return text
    this.#note('too-long', column)
    return cut(text)
  }

  /** Reads a text on one line, of at most 255 characters. */
  #short(target: TargetName): string {
    const [column] = this.#columns(target)
    return column ? this.#shorten(tidySpaces(this.#text(column.column)), column) : ''
  }

  #code(target: 'sku' | 'barcode'): string {
    const [column] = this.#columns(target)
    if (!column) return ''
    const text = this.#text(column.column)
    if (isDamagedCode(text)) {
      this.#note('damaged-code', column, { text })
      return ''
    }
    return target === 'barcode' ? tidyCode(text) : this.#shorten(text.replace(/^'/u, ''), column)
  }

  #number(
    target: TargetName,
    read: (text: string, format: NumberFormat, column: MatchedColumn) => number | undefined,
  ): number | undefined {
    const [column] = this.#columns(target)
    const text = column ? this.#text(column.column) : ''
    if (!column || text === '') return undefined
    const number = read(text, column.format ?? 'point', column)
    if (number === undefined) this.#note('unread', column, { text })
    return number
  }

  /** Reads a weight in the unit of its text, of its column, or of its row. */
  readonly #readWeight = (text: string, format: NumberFormat, column: MatchedColumn) => {
    const { unit } = column.target
    if (unit !== undefined && unit !== 'cents') return readGrams(text, format, unit)
    const own = weightUnitOf(this.#first('weightUnit'))
    return own !== undefined || hasWeightUnit(text)
      ? readGrams(text, format, own ?? 'g')
      : undefined
  }

  readonly #readPrice = (text: string, format: NumberFormat, column: MatchedColumn) => {
    const units = readAmount(text, format)
    if (units === undefined) return undefined
    const { minorDigits, mayBeThousands } = column
    if (minorDigits) {
      return Math.round(units / 10 ** minorDigitsIn(this.#list, this.#row, minorDigits))
    }
    if (mayBeThousands && isMaybeThousands(text, format)) {
      this.#note('number-guessed', column, { text, number: writePrice(units, 2) })
    }
    return units
  }

  #price(target: TargetName): number | undefined {
    return this.#number(target, this.#readPrice)
  }

  /**
   * Reads what customers pay and what it is compared to. In a list with sale prices, that is the sale
   * price where it is below the other one, which it is compared to then.
   */
  #prices(): AskedPrices {
    const price = this.#price('price')
    const compareAtPrice = this.#price('compareAtPrice')
    const [column] = this.#columns('salePrice')
    if (!column) return { price, compareAtPrice }
    const sale = this.#price('salePrice')
    const regular = price ?? compareAtPrice
    // Shops write 0 where nothing is on sale.
    if (sale !== undefined && sale > 0) {
      if (regular === undefined || sale < regular) return { price: sale, compareAtPrice: regular }
      if (sale > regular) this.#note('sale-above', column, { text: this.#text(column.column) })
    }
    // What is not above the price says that nothing is on sale.
    const isAbove = compareAtPrice !== undefined && (price === undefined || compareAtPrice > price)
    return { price, compareAtPrice: isAbove ? compareAtPrice : undefined }
  }

  #tags(): readonly string[] {
    return this.#columns('tags').flatMap((column) =>
      readTags(this.#text(column.column).replaceAll(/[;|\n\r]+/gu, ',')).map((tag) =>
        this.#shorten(tag, column),
      ),
    )
  }

  #images(): readonly string[] {
    return this.#columns('image').flatMap((column) =>
      splitAddresses(this.#text(column.column)).flatMap((address) => {
        if (isAddress(address)) return address
        this.#note('bad-address', column, { text: address })
        return []
      }),
    )
  }
}
