import { unitsOfOne } from '../money/price.ts'

/**
 * Amounts subtracted from a price besides the cost of the product. Percentages have up to two digits
 * behind the point; amounts are ten-thousandths of the store's currency.
 */
export interface Charges {
  /** Share of the price that the payment provider takes, in percent. */
  readonly feePercent: number
  /** Amount that the payment provider takes for each order. */
  readonly feeAmount: number
  /** Cost for the store to ship one piece. */
  readonly shipping: number
  /** VAT that is included in the price, in percent. */
  readonly vatPercent: number
  /** Duty on the cost, in percent. */
  readonly dutyPercent: number
}

const basisPoints = (percent: number) => Math.round(percent * 100)

/** 100 percent in basis points. */
const whole = 10_000

/**
 * Returns the margin of a sale as a share of what the store receives for it: the price without VAT,
 * less the cost with duty, the payment fee and shipping.
 *
 * @param price above 0, in ten-thousandths
 * @param cost in ten-thousandths
 * @returns 0.4 for 40%; negative for a loss
 */
export function marginOf(price: number, cost: number, charges: Charges): number {
  const revenue = price / (1 + charges.vatPercent / 100)
  const landed = cost * (1 + charges.dutyPercent / 100)
  return (revenue - landed - chargesOf(price, charges)) / revenue
}

/** Returns the payment fee and shipping of a sale, in ten-thousandths. */
export function chargesOf(price: number, { feePercent, feeAmount, shipping }: Charges): number {
  return (price * feePercent) / 100 + feeAmount + shipping
}

/**
 * Returns the lowest price that reaches a margin. With all shares as fractions, the margin is
 * `t = (p / (1 + vat) − cost × (1 + duty) − p × fee − amounts) / (p / (1 + vat))`, solved for `p`. It
 * is computed in whole numbers and rounded up to a ten-thousandth.
 *
 * @param target the margin in percent
 * @returns ten-thousandths; nothing where no price reaches the margin, as fees grow with the price
 */
export function priceForMargin(
  cost: number,
  target: number,
  { feePercent, feeAmount, shipping, vatPercent, dutyPercent }: Charges,
): number | undefined {
  const withVat = BigInt(whole + basisPoints(vatPercent))
  const kept =
    BigInt(whole - basisPoints(target)) * BigInt(whole) - BigInt(basisPoints(feePercent)) * withVat
  if (kept <= 0n) return undefined
  const spent =
    BigInt(cost) * BigInt(whole + basisPoints(dutyPercent)) +
    BigInt(feeAmount + shipping) * BigInt(whole)
  return Number((spent * withVat + kept - 1n) / kept)
}

/** Reads an amount that an option holds, in ten-thousandths. */
export function amountOf(value: number): number {
  return Math.round(value * unitsOfOne)
}
