import { writePrice } from '../../money/price.ts'
import type { ImportNote } from '../ImportPlan.ts'
import { importNote } from '../SuppliedProduct.ts'
import type { NamedPrice, PriceKind } from './linkedOffers.ts'

/** A price that was chosen from those that a page names. */
export interface ChosenPrice {
  /** In ten-thousandths. */
  readonly price?: number
  /** In ten-thousandths; above the price. */
  readonly compareAtPrice?: number
  readonly notes: readonly ImportNote[]
}

/** The kinds of prices that can be the price of a product, the surest first. */
const priceKinds: readonly PriceKind[] = ['asked', 'net', 'conditional', 'used']

const write = (units: number) => writePrice(units, 2)

/** Returns the note on prices that differ: the lowest and the highest. */
export function rangeNote(low: number, high: number): ImportNote {
  return importNote('review', 'price-range', { low: write(low), high: write(high) })
}

/** Returns the note on a price that can be read in two ways. */
export function unclearNote(text: string, units: number, other: number): ImportNote {
  return importNote('review', 'unclear-price', {
    text,
    first: write(units),
    second: write(other),
  })
}

function notesOn(prices: readonly NamedPrice[], first: NamedPrice): ImportNote[] {
  const [low, high] = [
    Math.min(...prices.map((each) => each.low)),
    Math.max(...prices.map((each) => each.high)),
  ]
  return [
    ...(first.kind === 'net' ? [importNote('info', 'without-tax')] : []),
    ...(first.kind === 'conditional' ? [importNote('review', 'conditional-price')] : []),
    ...(first.kind === 'used' ? [importNote('review', 'used-price')] : []),
    ...(low < high ? [rangeNote(low, high)] : []),
    ...(low === high && first.isLowest
      ? [importNote('review', 'lowest-price', { text: write(low) })]
      : []),
    ...(first.other === undefined ? [] : [unclearNote(first.text, first.units, first.other)]),
  ]
}

/** Lists the currencies of prices that can be the price of a product, in their order. */
export function currenciesOf(prices: readonly NamedPrice[]): readonly string[] {
  const asked = prices.filter(({ kind }) => priceKinds.includes(kind))
  return [...new Set(asked.flatMap(({ currency }) => currency ?? []))]
}

/**
 * Chooses what everybody is asked for one new piece, and the price that is struck through beside it.
 *
 * @param currency prices in others do not count. @default all do
 */
export function choosePrice(all: readonly NamedPrice[], currency: string | undefined): ChosenPrice {
  const prices = all.filter(
    (each) => currency === undefined || each.currency === undefined || each.currency === currency,
  )
  const kind = priceKinds.find((each) => prices.some((price) => price.kind === each))
  const ofKind = prices.filter((each) => each.kind === kind)
  const available = ofKind.filter(({ isAvailable }) => isAvailable)
  const asked = available.length > 0 ? available : ofKind
  const [first] = asked
  if (!first) {
    const unit = prices.find((each) => each.kind === 'unit')
    return { notes: unit ? [importNote('review', 'unit-price', { text: unit.text })] : [] }
  }
  const struck = prices.find((each) => each.kind === 'list' && each.units > first.units)
  return {
    price: first.units,
    ...(struck && { compareAtPrice: struck.units }),
    notes: notesOn(asked, first),
  }
}
