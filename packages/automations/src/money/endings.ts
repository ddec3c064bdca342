import { currencyDigits } from './currencies.ts'
import { unitsOfOne } from './price.ts'

/** Allowed endings of prices: every `step`, counted from `start`, both in ten-thousandths. */
export interface Ending {
  readonly step: number
  readonly start: number
}

/** The endings of prices that an option can offer. */
export const endings = {
  '.99': { step: unitsOfOne, start: 9900 },
  '.95': { step: unitsOfOne, start: 9500 },
  '.90': { step: unitsOfOne, start: 9000 },
  '.00': { step: unitsOfOne, start: 0 },
  '9': { step: 10 * unitsOfOne, start: 9 * unitsOfOne },
  '00': { step: 100 * unitsOfOne, start: 0 },
} as const satisfies Readonly<Record<string, Ending>>

export type EndingName = keyof typeof endings

/** Returns the places of prices without an ending: each multiple of the smallest unit of a currency. */
export function smallestPlaces(digits: number): Ending {
  return { step: unitsOfOne / 10 ** digits, start: 0 }
}

/** Returns the next price with an ending; the price itself if it has it. */
export function endPrice(units: number, { step, start }: Ending): number {
  return Math.ceil((units - start) / step) * step + start
}

/** To which side a price is rounded; `none` keeps four digits behind the point. */
export type Rounding = 'nearest' | 'up' | 'down' | 'none'

/** An amount of ten-thousandths, as an exact fraction. */
export interface Fraction {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

/**
 * Rounds an amount to a place where prices may end, half up.
 *
 * @param amount zero or more
 * @returns ten-thousandths; the place below an amount under the first one is not above zero
 */
export function placeOf(
  { numerator, denominator }: Fraction,
  { step, start }: Ending,
  round: Rounding,
): number {
  // The places are (start + n * step).
  const size = denominator * BigInt(step)
  const beyond = numerator - denominator * BigInt(start)
  // Division rounds towards zero, and `beyond` is below zero for an amount below the first place.
  const steps = beyond >= 0n ? beyond / size : -1n
  const rest = beyond - steps * size
  const isUp = rest > 0n && (round === 'up' || (round !== 'down' && rest * 2n >= size))
  return Number(steps + (isUp ? 1n : 0n)) * step + start
}

/** Returns the first place above a price where prices may end. */
export function nextAbove(units: number, { step, start }: Ending): number {
  return units < start ? start : Math.floor((units - start) / step) * step + step + start
}

/** Whether prices with an ending have decimals other than zeros, which not every currency has. */
export function hasDecimals({ start }: Ending): boolean {
  return start % unitsOfOne > 0
}

/** Whether a text is the name of an ending; `none` is not. */
export function isEnding(name: string): name is EndingName {
  return Object.hasOwn(endings, name)
}

/**
 * Whether prices of a currency can have an ending: whole hundreds are for currencies without
 * decimals, such as JPY, and decimals for all others.
 *
 * @param name `none` fits every currency
 * @param currency its code; an empty one has two digits behind the point
 */
export function fitsCurrency(name: string, currency: string): boolean {
  const isWhole = currencyDigits(currency) === 0
  return name === '00' ? isWhole : !isWhole || !name.startsWith('.')
}
