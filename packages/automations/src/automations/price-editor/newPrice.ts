import {
  nextAbove,
  placeOf,
  smallestPlaces,
  type Ending,
  type Fraction,
} from '../../money/endings.ts'
import { unitsOfOne } from '../../money/price.ts'
import type { PriceDigits } from '../../plan/priceDigits.ts'
import type { PriceEditorOptions } from './options.ts'

/** 100 percent in basis points. */
const whole = 10_000n

const basisPoints = (percent: number) => BigInt(Math.round(percent * 100))
const unitsIn = (amount: number) => BigInt(Math.round(amount * unitsOfOne))

/**
 * Computes the price that options ask for, before it is rounded and limited.
 *
 * @param price in ten-thousandths
 * @param cost in ten-thousandths; needed for prices from costs
 * @returns an exact amount, which an amount of money can take to zero or below
 */
function wantedPrice(price: number, cost: number, options: PriceEditorOptions): Fraction {
  const { how, by, margin, factor } = options
  switch (how) {
    case 'percent':
      return { numerator: BigInt(price) * (whole + basisPoints(by)), denominator: whole }
    case 'amount':
      return { numerator: BigInt(price) + unitsIn(by), denominator: 1n }
    case 'set':
      return { numerator: unitsIn(options.price), denominator: 1n }
    case 'cost':
      return options.basis === 'margin'
        ? { numerator: BigInt(cost) * whole, denominator: whole - basisPoints(margin) }
        : { numerator: BigInt(cost) * unitsIn(factor), denominator: BigInt(unitsOfOne) }
    default:
      return how satisfies never
  }
}

/** Returns the places where new prices of a column may end. */
export function placesOf({ ending, digits }: PriceDigits): Ending {
  return ending ?? smallestPlaces(digits.currency)
}

/** Rounds an amount above zero; the price never becomes zero. */
function roundPrice(amount: Fraction, places: Ending, round: PriceEditorOptions['round']): number {
  const place = placeOf(amount, places, round)
  return place > 0 ? place : nextAbove(0, places)
}

/** Limits that moved a price, or that no price keeps. */
type Limit = 'raised' | 'cut' | 'limits' | 'no-ending'

/** A new price in ten-thousandths, and what a limit did to it. */
export interface NewPrice {
  readonly units: number
  readonly limit?: Limit
}

/**
 * Computes a new price: rounded to its ending, and within its limits. Both limits have the ending too:
 * the lowest price is the next one above the cost with its share, the highest the last one that is not
 * above it. A price that cannot keep both is returned without limits.
 *
 * @param price in ten-thousandths
 * @param cost in ten-thousandths. @default unknown: there is no lowest price
 * @returns nothing if the price would be zero or below
 */
export function newPriceOf(
  price: number,
  cost: number | undefined,
  options: PriceEditorOptions,
  places: Ending,
): NewPrice | undefined {
  const { how, round, floor, ceiling } = options
  const wanted = wantedPrice(price, cost ?? 0, options)
  // Only a price that is set can be zero.
  if (how === 'set' && wanted.numerator === 0n) return { units: 0 }
  if (wanted.numerator <= 0n) return undefined
  const units = roundPrice(wanted, places, round)
  const lowest =
    floor === null || cost === undefined
      ? 0
      : placeOf(
          { numerator: BigInt(cost) * (whole + basisPoints(floor)), denominator: whole },
          places,
          'up',
        )
  const highest =
    ceiling === null
      ? Number.POSITIVE_INFINITY
      : placeOf({ numerator: unitsIn(ceiling), denominator: 1n }, places, 'down')
  if (highest <= 0) return { units, limit: 'no-ending' }
  if (lowest > highest) return { units, limit: 'limits' }
  if (units < lowest) return { units: lowest, limit: 'raised' }
  if (units > highest) return { units: highest, limit: 'cut' }
  return { units }
}

/**
 * Raises a compare-at price by the same percent as its price, so that the discount stays.
 *
 * @returns ten-thousandths; above the new price
 */
export function raisedCompareAt(
  compareAt: number,
  before: number,
  after: number,
  places: Ending,
  round: PriceEditorOptions['round'],
): number {
  const wanted = { numerator: BigInt(compareAt) * BigInt(after), denominator: BigInt(before) }
  const units = roundPrice(wanted, places, round)
  return units > after ? units : nextAbove(after, places)
}
