import { currencies, currencyDigits } from '../money/currencies.ts'
import { foldSpelling } from '../text/fold.ts'
import type { MinorDigits } from './MatchedColumn.ts'
import { isMinorName } from './matchName.ts'
import type { SupplierList } from './SupplierList.ts'

/** Columns with the number of digits behind the point, as the interfaces of shops name them. */
const digitsNames: ReadonlySet<string> = new Set([
  'currencyminorunit',
  'minorunit',
  'minorunits',
  'fractiondigits',
  'exponent',
])

const currencyNames: ReadonlySet<string> = new Set([
  'currency',
  'currencycode',
  'currencyiso',
  'isocurrency',
  'waehrung',
  'wahrung',
  'devise',
  'valuta',
  'moneda',
  'moeda',
  'waluta',
])

/** The last part of a path, without signs and capitals. */
function leafOf(name: string): string {
  return foldSpelling(name.slice(name.lastIndexOf('.') + 1)).replaceAll(/[^\p{L}]/gu, '')
}

const containerOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')))

/** Finds the column that says something about a column, in the same object of JSON or in one around it. */
function findBeside(
  { columns }: SupplierList,
  column: number,
  names: ReadonlySet<string>,
): number | undefined {
  const container = containerOf(columns[column]?.name ?? '')
  const near = columns.flatMap(({ name }, at) => {
    const own = containerOf(name)
    const isAround = own === container || container.startsWith(`${own}.`) || own === ''
    return names.has(leafOf(name)) && isAround ? [{ at, depth: own.length }] : []
  })
  return near.toSorted((one, other) => other.depth - one.depth).at(0)?.at
}

/** Lists the columns that say in which currency prices are. */
export function currencyColumns({ columns }: SupplierList): readonly number[] {
  return columns.flatMap(({ name }, at) => (currencyNames.has(leafOf(name)) ? at : []))
}

/** Finds how many digits behind the point prices in the smallest unit of their currency have. */
export function findMinorDigits(list: SupplierList, column: number): MinorDigits {
  const digits = findBeside(list, column, digitsNames)
  if (digits !== undefined) return { kind: 'digits', column: digits }
  const currency = findBeside(list, column, currencyNames)
  if (currency !== undefined) return { kind: 'currency', column: currency }
  return { kind: 'fixed', digits: 2 }
}

/** Returns how many digits behind the point the prices of a row have. */
export function minorDigitsIn(list: SupplierList, row: number, minor: MinorDigits): number {
  if (minor.kind === 'fixed') return minor.digits
  const text = list.text(row, minor.column)
  if (minor.kind === 'currency') return currencyDigits(text)
  return /^[0-4]$/u.test(text) ? Number(text) : 2
}

/** Whether prices of JSON are whole numbers that would be odd as such, as 1999 is. */
function lookLikeCents(texts: readonly string[], digits: number): boolean {
  if (digits === 0) return false
  const amounts = texts.map(Number)
  return (
    amounts.every((amount) => amount === 0 || amount >= 100) && amounts.some((a) => a % 100 > 0)
  )
}

/**
 * Decides whether the prices of a column are in the smallest unit of their currency: by its name, by a
 * column beside it with the number of digits, or by the shape in which payment services send amounts.
 *
 * @param texts those of the column that are not empty
 */
export function readMinorUnits(
  list: SupplierList,
  column: number,
  texts: readonly string[],
): { readonly isMinor: boolean; readonly isUnsure: boolean } {
  const plain = { isMinor: false, isUnsure: false }
  const { name = '' } = list.columns[column] ?? {}
  const isWhole = texts.every((text) => /^\d+$/u.test(text))
  const isNamed = isMinorName(name)
  if (!isWhole) return isNamed ? { isMinor: false, isUnsure: true } : plain
  if (isNamed) return { isMinor: true, isUnsure: false }
  if (list.format.kind !== 'json') return plain
  if (findBeside(list, column, digitsNames) !== undefined) return { isMinor: true, isUnsure: false }
  const currency = findBeside(list, column, currencyNames)
  const code = currency === undefined ? '' : (list.columns[currency]?.samples[0] ?? '')
  const isCurrency = currencies.includes(code.toUpperCase())
  const isOdd = lookLikeCents(texts, isCurrency ? currencyDigits(code) : 2)
  if (isCurrency && leafOf(name) === 'amount' && isOdd) return { isMinor: true, isUnsure: true }
  return { isMinor: false, isUnsure: isOdd }
}
