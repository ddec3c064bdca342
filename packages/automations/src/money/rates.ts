import { currencies } from './currencies.ts'

/** Reference rates of one day, as the European Central Bank publishes them. */
export interface ReferenceRates {
  /** The day they belong to, such as `2026-10-02`. */
  readonly date: string
  /** Units of each currency for one euro, as it is written in the publication. */
  readonly perEuro: Readonly<Record<string, string>>
}

/** Units of a currency paid for one of another, as an exact fraction. */
export interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The rate that prices were converted by, to be kept with what it was used for. */
export interface UsedRate {
  /** The code of the currency. */
  readonly from: string
  readonly to: string
  /** Units of `to` for one unit of `from`. */
  readonly rate: number
  /** Origin of the rate: `ecb` is the European Central Bank, `own` the member. */
  readonly source: 'ecb' | 'own'
  /** The day of a reference rate, such as `2026-10-02`; absent for an own rate. */
  readonly date?: string
}

/** A rate from this age in days is marked as old; above it, prices converted with it need review. */
export const oldRateAge = 7

const day = 24 * 60 * 60 * 1000
const isoDay = /^\d{4}-\d{2}-\d{2}$/
const plainNumber = /^(?<whole>\d{1,7})(?:\.(?<rest>\d{1,8}))?$/

/** Reads a plain positive number such as ‘1.1225’; nothing for any other text. */
function readRate(text: string): Rate | undefined {
  const { whole, rest = '' } = plainNumber.exec(text)?.groups ?? {}
  if (whole === undefined) return undefined
  const numerator = BigInt(whole + rest)
  return numerator === 0n ? undefined : { numerator, denominator: 10n ** BigInt(rest.length) }
}

/** Range of rates that can be typed in, with the digits of the currencies with the smallest units. */
export const ownRates = { min: 1e-9, max: 1e9, decimals: 18 } as const

/** Returns a rate that was typed in, exactly as it was written, such as 0.0000345 or 3.45e-5. */
export function exactRate(number: number): Rate {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', rest = ''] = digits.split('.')
  const shift = Number(exponent) - rest.length
  return {
    numerator: BigInt(whole + rest) * 10n ** BigInt(Math.max(shift, 0)),
    denominator: 10n ** BigInt(Math.max(-shift, 0)),
  }
}

/**
 * Finds the reference rate between two currencies, through the euro.
 *
 * @param from its code
 * @param to its code
 * @returns how much of `to` one unit of `from` is; nothing where one of them has no reference rate
 */
export function rateBetween(
  { perEuro }: ReferenceRates,
  from: string,
  to: string,
): Rate | undefined {
  const rateOf = (code: string) => {
    if (code === 'EUR') return { numerator: 1n, denominator: 1n }
    return Object.hasOwn(perEuro, code) ? readRate(perEuro[code] ?? '') : undefined
  }
  const [first, second] = [rateOf(from), rateOf(to)]
  if (!first || !second) return undefined
  return {
    numerator: second.numerator * first.denominator,
    denominator: second.denominator * first.numerator,
  }
}

/** Returns a rate as a number, for display only. */
export function rateAsNumber({ numerator, denominator }: Rate): number {
  return Number(numerator) / Number(denominator)
}

/**
 * Counts the days since rates were published.
 *
 * @param date the day they belong to
 * @param now in milliseconds since 1970; its day is that of UTC
 * @returns 0 for rates of today, and for those of tomorrow where it is tomorrow already
 */
export function ageInDays(date: string, now: number): number {
  return Math.max(0, Math.floor(now / day) - Math.floor(Date.parse(date) / day))
}

/** The fewest rates that a publication has; fewer mean that it was not read as a whole. */
const fewestRates = 10

/**
 * Reads reference rates of unknown origin, such as those of a server or of an earlier visit. Rates of
 * what is no currency are left out.
 *
 * @returns nothing where they are no reference rates
 */
export function parseRates(value: unknown): ReferenceRates | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('date' in value) || !('perEuro' in value)) return undefined
  const { date, perEuro } = value
  if (typeof date !== 'string' || !isoDay.test(date) || Number.isNaN(Date.parse(date))) {
    return undefined
  }
  if (typeof perEuro !== 'object' || perEuro === null) return undefined
  const known: Record<string, string> = {}
  for (const [code, rate] of Object.entries(perEuro)) {
    if (!currencies.includes(code) || code === 'EUR') continue
    if (typeof rate !== 'string' || !readRate(rate)) return undefined
    known[code] = rate
  }
  return Object.keys(known).length < fewestRates ? undefined : { date, perEuro: known }
}
