import type { FixedPrice } from './records.ts'

/** Writes a fixed price the way the Admin API does, with its currency. */
export function writeFixedPrice(
  { variant, price, compareAtPrice }: FixedPrice,
  currencyCode: string,
) {
  return {
    variant,
    price: { amount: price, currencyCode },
    compareAtPrice: compareAtPrice === null ? null : { amount: compareAtPrice, currencyCode },
    originType: 'FIXED',
  }
}
