import type { FixedPrice, Money } from './records.ts'

/** Writes an amount without the zeros behind its first decimal, as the Admin API does beside a currency. */
function amountOf(money: Money): string {
  return money.replace(/(\.\d+?)0+$/u, '$1')
}

/** Writes a fixed price the way the Admin API does, with its currency. */
export function writeFixedPrice(
  { variant, price, compareAtPrice }: FixedPrice,
  currencyCode: string,
) {
  return {
    variant,
    price: { amount: amountOf(price), currencyCode },
    compareAtPrice:
      compareAtPrice === null ? null : { amount: amountOf(compareAtPrice), currencyCode },
    originType: 'FIXED',
  }
}
