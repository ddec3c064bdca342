import { currencyDigits } from './currencies.ts'
import { nextAbove, placeOf, smallestPlaces, type Ending, type Rounding } from './endings.ts'
import type { Rate } from './rates.ts'

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
  const converted = {
    numerator: BigInt(units) * numerator * factor,
    denominator: denominator * 10_000n,
  }
  const places = placesOf(conversion)
  const place = placeOf(converted, places, round)
  return place > 0 || !conversion.ending ? Math.max(place, 0) : place + places.step
}

/**
 * Returns the first place above a price where converted prices may end.
 *
 * @param units a price in ten-thousandths
 */
export function nextPlace(units: number, conversion: Conversion): number {
  return nextAbove(units, placesOf(conversion))
}

/** Returns the digits of a converted price behind the point; it has more only where it is not rounded. */
export function digitsOf({ to, digits }: Conversion): number {
  return digits ?? currencyDigits(to)
}
