/**
 * Prices are whole numbers of ten-thousandths, which every currency of ISO 4217 can be written in, so
 * no calculation meets a float. Up to 90 billion they are exact.
 */
export const unitsOfOne = 10_000

const mostDecimals = 4
const mostWholeDigits = 10

const [zero, nine] = [0x30, 0x39]
const [point, quote, apostrophe, space, tab] = [0x2e, 0x22, 0x27, 0x20, 0x09]

/** The last price that was found, so that reading one creates no object. */
const found = { units: 0, decimals: 0 }

/** Whether a byte is a space or belongs to a no-break space, or is a quote around the cell. */
function isAround(byte: number | undefined): boolean {
  return byte === space || byte === quote || byte === tab || byte === 0xc2 || byte === 0xa0
}

/**
 * Finds a price in the bytes of a cell: digits with a point among them, up to four behind it. Quotes
 * and spaces around it and an apostrophe before it do not matter.
 *
 * @returns whether there is one; it is in `found` then
 */
function findPrice(content: Uint8Array, start: number, end: number): boolean {
  let at = start
  let last = end - 1
  while (at <= last && isAround(content[at])) at += 1
  if (content[at] === apostrophe) at += 1
  while (last > at && isAround(content[last])) last -= 1
  let units = 0
  let whole = 0
  let decimals = -1
  let extra = 0
  for (; at <= last; at += 1) {
    const byte = content[at]!
    if (byte === point && decimals === -1) {
      decimals = 0
    } else if (byte < zero || byte > nine) {
      return false
    } else if (decimals === mostDecimals) {
      if (byte !== zero) return false
      extra += 1
    } else {
      units = units * 10 + byte - zero
      if (decimals === -1) whole += 1
      else decimals += 1
    }
  }
  const digits = Math.max(decimals, 0)
  if (whole + digits === 0 || whole > mostWholeDigits) return false
  found.units = units * 10 ** (mostDecimals - digits)
  found.decimals = digits + extra
  return true
}

/**
 * Reads a price from the bytes of a cell.
 *
 * @returns ten-thousandths; nothing where there is no plain number, such as in ‘$5’, ‘1,299.00’, ‘-5’
 *   or an empty cell
 */
export function readPrice(content: Uint8Array, start: number, end: number): number | undefined {
  return findPrice(content, start, end) ? found.units : undefined
}

/** Counts the digits behind the point of a price in the bytes of a cell; 0 where there is none. */
export function readDecimals(content: Uint8Array, start: number, end: number): number {
  return findPrice(content, start, end) ? found.decimals : 0
}

const encoder = new TextEncoder()

/** Reads a price from a text, as `readPrice` does. */
export function parsePrice(text: string): number | undefined {
  const bytes = encoder.encode(text)
  return readPrice(bytes, 0, bytes.length)
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
  const digits = String(rest).padStart(mostDecimals, '0')
  let needed = mostDecimals
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
  const step = 10 ** (mostDecimals - decimals)
  const over = product % step
  const isUp = step === 1 ? (rest - restWhole * unitsOfOne) * 2 >= unitsOfOne : over * 2 >= step
  return product - over + (isUp ? step : 0)
}

/**
 * Returns the next price with an ending; the price itself if it has it.
 *
 * @param ending what follows the point, in ten-thousandths, such as 9900
 */
export function endPrice(units: number, ending: number): number {
  const ended = Math.floor(units / unitsOfOne) * unitsOfOne + ending
  return ended < units ? ended + unitsOfOne : ended
}
