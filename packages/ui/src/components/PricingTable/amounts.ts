import type { Plan } from '../../catalogue/plans.js'

/** How many products one cell of the picture stands for. */
export const productsPerCell = 20

/** The share that a price lies under the earlier one, from 0 to 1. */
export function discount({ price, originalPrice }: Pick<Plan, 'price' | 'originalPrice'>): number {
  return 1 - price / originalPrice
}

/** What one product costs in euros when the whole amount is used. */
export function pricePerProduct(price: number, products: number): number {
  return price / products
}

/** How many cells the largest of the plans fills; every plan is drawn on that many. */
export function cellCount(plans: readonly Pick<Plan, 'products'>[]): number {
  const amounts = plans.map(({ products }) => (products === 'unlimited' ? 0 : products))
  return Math.ceil(Math.max(0, ...amounts) / productsPerCell)
}

function isSign({ type }: Intl.NumberFormatPart): boolean {
  return type === 'currency' || type === 'literal'
}

function write(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join('')
}

/** A price in the parts in which it is set. */
export interface PriceParts {
  readonly sign: string
  readonly number: string
  readonly signFirst: boolean
}

/** Parts the sign of the currency, with the space beside it, from the number. */
export function priceParts(money: Intl.NumberFormat, price: number): PriceParts {
  const parts = money.formatToParts(price)
  return {
    sign: write(parts.filter(isSign)),
    number: write(parts.filter((part) => !isSign(part))),
    signFirst: parts[0]?.type === 'currency',
  }
}
