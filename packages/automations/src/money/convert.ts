import { currencyDigits } from './currencies.ts'
import { smallestPlaces, type Ending } from './endings.ts'
import type { Rate } from './rates.ts'

/** To which side a price is rounded; `none` keeps four digits behind the point. */
export type Rounding = 'nearest' | 'up' | 'down' | 'none'

/** Conversion of prices into a currency. */
export interface Conversion {
  readonly rate: Rate
  /** The code of the currency to convert into. */
  readonly to: string
  /** The digits that prices have behind their point. @default those of the currency */
  readonly digits?: number | undefined
  readonly round: Rounding
  /** Ending of prices. @default at the smallest unit of the currency */
  readonly ending?: Ending | undefined
}

const maxDecimals = 4

/** The places where converted prices may end: every `step`, counted from `start`. */
function placesOf(conversion: Conversion): Ending {
  if (conversion.ending) return conversion.ending
  return smallestPlaces(conversion.round === 'none' ? maxDecimals : digitsOf(conversion))
}

/**
 * Converts a price, and rounds it to the next place where prices may end. A price above zero with an
 * ending never becomes zero.
 *
 * @param units the price in ten-thousandths
 * @param percent what the converted price is adjusted by, with up to two digits behind the point
 * @param round overrides that of the conversion
 * @returns ten-thousandths; exact up to 900 billion
 */
export function convertPriceTo(
  units: number,
  conversion: Conversion,
  percent = 0,
  round: Rounding = conversion.round,
): number {
  if (units === 0) return 0
  const { numerator, denominator } = conversion.rate
  const factor = BigInt(10_000 + Math.round(percent * 100))
  const { step, start } = placesOf(conversion)
  // The price is the fraction value / parts; the places are (start + n * step).
  const parts = denominator * 10_000n
  const value = BigInt(units) * numerator * factor
  const size = parts * BigInt(step)
  const beyond = value - parts * BigInt(start)
  // Division rounds towards zero, and `beyond` is below zero for a price below the first place.
  const steps = beyond >= 0n ? beyond / size : -1n
  const rest = beyond - steps * size
  const isUp = rest > 0n && (round === 'up' || (round !== 'down' && rest * 2n >= size))
  const place = Number(steps + (isUp ? 1n : 0n)) * step + start
  if (place > 0 || !conversion.ending) return Math.max(place, 0)
  return place + step
}

/**
 * Returns the first place above a price where converted prices may end.
 *
 * @param units a price in ten-thousandths
 */
export function nextPlace(units: number, conversion: Conversion): number {
  const { step, start } = placesOf(conversion)
  return units < start ? start : Math.floor((units - start) / step) * step + step + start
}

/** Returns the digits of a converted price behind the point; it has more only where it is not rounded. */
export function digitsOf({ to, digits }: Conversion): number {
  return digits ?? currencyDigits(to)
}
