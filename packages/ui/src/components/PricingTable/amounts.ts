import type { Plan } from '../../catalogue/plans.js'

/** Number of products for each cell. */
export const productsPerCell = 20

/** The discount on the earlier price, from 0 to 1. */
export function discount({ price, originalPrice }: Pick<Plan, 'price' | 'originalPrice'>): number {
  return 1 - price / originalPrice
}

/** The price per product in euros when the whole amount is used. */
export function pricePerProduct(price: number, products: number): number {
  return price / products
}

/** Returns the number of cells that the largest plan fills; every plan shows that many. */
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

/** A price, split for typesetting. */
export interface PriceParts {
  readonly sign: string
  readonly number: string
  readonly signFirst: boolean
}

/** Separates the currency symbol, with the space beside it, from the number. */
export function priceParts(money: Intl.NumberFormat, price: number): PriceParts {
  const parts = money.formatToParts(price)
  return {
    sign: write(parts.filter(isSign)),
    number: write(parts.filter((part) => !isSign(part))),
    signFirst: parts[0]?.type === 'currency',
  }
}
