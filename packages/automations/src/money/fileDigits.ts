import type { Table } from '../csv/Table.ts'
import { decimalsOfLast, readPrice, unitsOfOne } from './price.ts'

/** The digits that the prices of a column have behind their point. */
export interface FileDigits {
  /** Those of the currency: new prices are rounded to them. */
  readonly currency: number
  /** Those that prices are written with; more than those of the currency are zeros. */
  readonly written: number
  /**
   * Evidence that the currency has no decimals: `none`, as no price is written with any, `zeros`, as
   * all prices are whole and large, though they are written with a point, or `most`, as only few are
   * written with decimals. Absent where the prices have decimals.
   */
  readonly wholeBy?: 'none' | 'zeros' | 'most'
}

/** Whole prices from here on may be of a currency without decimals. */
const large = 1000 * unitsOfOne

/** From so many prices without decimals to one with some, the latter may be a mistake. */
const fewDecimals = 10

/** A point or comma with one or two digits at the end of a price that is no plain number. */
const decimalPart = /[.,]\d{1,2}\D*$/u

const maxDecimals = 4

/** Counts how many digits prices have behind their point, and what those digits are. */
class Decimals {
  /** Prices by their digits behind the point; the last place is for more. */
  readonly counts = [0, 0, 0, 0, 0]
  /** Number of those that are no plain numbers, but have decimals. */
  unread = 0
  hasPart = false
  isFine = false
  isLarge = true

  add(units: number, decimals: number): void {
    // Programs write a missing amount as 0.00 in any currency.
    if (units === 0) return
    this.counts[Math.min(decimals, maxDecimals)]! += 1
    if (units % unitsOfOne !== 0) this.hasPart = true
    if (units % 100 !== 0) this.isFine = true
    if (units < large) this.isLarge = false
  }

  /** Whether no further price of a column of so many rows can change what is found. */
  isClear(rowCount: number): boolean {
    return this.hasPart && Math.max(this.counts[2]!, this.counts[3]!) * 2 > rowCount
  }

  /** The digits that most prices have. */
  get usual(): number {
    return this.counts.indexOf(Math.max(...this.counts))
  }

  /** The digits of a currency that has decimals. No currency has one, and next to none has four. */
  get digits(): number {
    const [, , two = 0, three = 0, four = 0] = this.counts
    if (four > two + three) return this.isFine ? maxDecimals : 2
    return three > two ? 3 : 2
  }
}

function addColumn(table: Table, column: number | undefined, decimals: Decimals): void {
  if (column === undefined) return
  const { content, rowCount } = table
  for (let row = 1; row < rowCount; row += 1) {
    if (decimals.isClear(rowCount)) return
    if (table.isBlank(row, column)) continue
    const units = readPrice(content, table.cellStart(row, column), table.cellEnd(row, column))
    if (units !== undefined) decimals.add(units, decimalsOfLast())
    else if (decimalPart.test(table.text(row, column))) decimals.unread += 1
  }
}

/**
 * Finds how many digits the prices of one currency have behind their point.
 *
 * A file does not name its currency. Stores write prices with all digits of the currency, such as
 * 25.00 in EUR and 1050000 in VND. So one price with decimals, also ‘25.00’, shows that the currency has
 * them, and a file without any shows that it has none. These cases are not certain, and the plan asks:
 * a list typed by hand, with 25 and 40 in EUR, and whole prices from 1,000 on that are written with
 * zeros, as some programs write 1050000.00 in VND. A third is a file with few decimals among many
 * prices without. Amounts of zero show nothing.
 *
 * @param columns the columns with prices in this currency, the first of which decides how they are
 *   written
 */
export function findFileDigits(
  table: Table,
  [first, ...further]: readonly (number | undefined)[],
): FileDigits {
  const found = new Decimals()
  addColumn(table, first, found)
  const { usual } = found
  for (const column of further) addColumn(table, column, found)
  const { counts, digits: currency, unread, hasPart, isLarge } = found
  const [without = 0, ...others] = counts
  const withPoint = others.reduce((total, count) => total + count, unread)
  if (without > 0 && withPoint === 0) return { currency: 0, written: 0, wholeBy: 'none' }
  const digits = { currency, written: Math.max(usual, currency) }
  if (without >= fewDecimals * withPoint && without > 0) return { ...digits, wholeBy: 'most' }
  const isWhole = withPoint > unread && unread === 0 && !hasPart && isLarge
  return isWhole ? { ...digits, wholeBy: 'zeros' } : digits
}
