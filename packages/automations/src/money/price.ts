import { createNumberSlot, readNumber } from './number.ts'

/**
 * Prices are whole numbers of ten-thousandths, which every currency of ISO 4217 can be written in, so
 * no calculation meets a float. Up to 90 billion they are exact.
 */
export const unitsOfOne = 10_000

const maxDecimals = 4
const maxWholeDigits = 10

/** The last number that was found, so that reading one creates no object. */
const found = createNumberSlot()

/**
 * Finds a price in the bytes of a cell: a number without a sign, with up to four digits behind the
 * point, zeros not counted. An apostrophe before it does not matter.
 *
 * @returns whether there is one; it is in `found` then
 */
function findPrice(content: Uint8Array, start: number, end: number): boolean {
  if (!readNumber(content, start, end, found)) return false
  if (found.sign !== '' || found.wholes > maxWholeDigits || found.hasOthers) return false
  return found.decimals <= maxDecimals || found.digits % 10 ** (found.decimals - maxDecimals) === 0
}

/**
 * Reads a price from the bytes of a cell.
 *
 * @returns ten-thousandths; nothing where there is no plain number, such as in ‘$5’, ‘1,299.00’, ‘-5’
 *   or an empty cell
 */
export function readPrice(content: Uint8Array, start: number, end: number): number | undefined {
  if (!findPrice(content, start, end)) return undefined
  const { digits, decimals } = found
  if (decimals <= maxDecimals) return digits * 10 ** (maxDecimals - decimals)
  return digits / 10 ** (decimals - maxDecimals)
}

/** Returns the digits behind the point of the price that was read last. */
export function decimalsOfLast(): number {
  return found.decimals + found.others
}

const encoder = new TextEncoder()

/** Reads a price from a text, as `readPrice` does. */
export function parsePrice(text: string): number | undefined {
  const bytes = encoder.encode(text)
  return readPrice(bytes, 0, bytes.length)
}

/**
 * Reads a price as its owner typed it, which may have a comma before one or two decimals.
 *
 * @returns ten-thousandths; nothing where there is no plain number
 */
export function readAmount(text: string): number | undefined {
  return parsePrice(text.trim().replace(/,(?=\d{1,2}$)/u, '.'))
}

/**
 * Writes a price with a point.
 *
 * @param decimals the digits behind the point, 0 to 4; more where the price needs them
 */
export function writePrice(units: number, decimals: number): string {
  const whole = Math.floor(units / unitsOfOne)
  const rest = units - whole * unitsOfOne
  if (decimals === 2 && rest % 100 === 0) {
    const cents = rest / 100
    return cents < 10 ? `${whole}.0${cents}` : `${whole}.${cents}`
  }
  const digits = String(rest).padStart(maxDecimals, '0')
  let needed = maxDecimals
  while (needed > decimals && digits[needed - 1] === '0') needed -= 1
  return needed === 0 ? String(whole) : `${whole}.${digits.slice(0, needed)}`
}

/**
 * Raises a price by a percentage, rounded half up.
 *
 * @param percent up to two digits behind the point
 * @param decimals the digits behind the point to round to, 0 to 4
 * @returns ten-thousandths
 */
export function raisePrice(units: number, percent: number, decimals: number): number {
  const factor = unitsOfOne + Math.round(percent * 100)
  const whole = Math.floor(units / unitsOfOne)
  const rest = (units - whole * unitsOfOne) * factor
  const restWhole = Math.floor(rest / unitsOfOne)
  const product = whole * factor + restWhole
  const step = 10 ** (maxDecimals - decimals)
  const over = product % step
  const isUp = step === 1 ? (rest - restWhole * unitsOfOne) * 2 >= unitsOfOne : over * 2 >= step
  return product - over + (isUp ? step : 0)
}

/**
 * Raises a price by an amount of money; the sum is exact.
 *
 * @param money up to four digits behind the point
 * @returns ten-thousandths
 */
export function addToPrice(units: number, money: number): number {
  return units + Math.round(money * unitsOfOne)
}
