const [zero, nine] = [0x30, 0x39]
const [point, plus, minus, quote, apostrophe] = [0x2e, 0x2b, 0x2d, 0x22, 0x27]
const [space, tab] = [0x20, 0x09]
/** A no-break space takes two bytes. */
const [noBreak, noBreakEnd] = [0xc2, 0xa0]

/** Digits behind the point beyond these are only counted: a number could not hold them exactly. */
const maxDecimals = 15
const maxDigits = 9e14

/** A number as it is written in a cell. */
export interface WrittenNumber {
  /** All digits that count, as one whole number. */
  digits: number
  /** Number of them behind the point. */
  decimals: number
  /** Number of digits in front of the point. */
  wholes: number
  /** Number of ignored digits behind the point, and whether one of them is not zero. */
  others: number
  hasOthers: boolean
  sign: '' | '+' | '-'
  /** Whether an apostrophe stands in front of it, by which a spreadsheet takes it as text. */
  isText: boolean
}

/** Returns the first byte of a range that is no space, tab or no-break space. */
export function skipSpaces(content: Uint8Array, start: number, end: number): number {
  let at = start
  for (;;) {
    const byte = content[at]
    if (at >= end) return at
    if (byte === space || byte === tab) at += 1
    else if (byte === noBreak && at + 1 < end && content[at + 1] === noBreakEnd) at += 2
    else return at
  }
}

/** Returns the byte behind the last one of a range that is no space, tab or no-break space. */
export function skipSpacesBack(content: Uint8Array, start: number, end: number): number {
  let at = end
  for (;;) {
    const byte = content[at - 1]
    if (at <= start) return at
    if (byte === space || byte === tab) at -= 1
    else if (byte === noBreakEnd && at - 1 > start && content[at - 2] === noBreak) at -= 2
    else return at
  }
}

/**
 * Reads a plain decimal number from the bytes of a cell: digits with a point among them, a sign, and
 * spaces and quotes around it. It creates no object.
 *
 * @param into where the number is put; it holds nothing of use if there is none
 * @returns whether there is one
 */
export function readNumber(
  content: Uint8Array,
  start: number,
  end: number,
  into: WrittenNumber,
): boolean {
  const isQuoted = start < end && content[start] === quote
  const isClosed = isQuoted && end - start > 1 && content[end - 1] === quote
  const inner = isClosed ? end - 1 : end
  let at = skipSpaces(content, isQuoted ? start + 1 : start, inner)
  const last = skipSpacesBack(content, at, inner)
  into.isText = at < last && content[at] === apostrophe
  if (into.isText) at += 1
  const first = at < last ? content[at] : 0
  into.sign = first === minus ? '-' : first === plus ? '+' : ''
  if (into.sign !== '') at += 1
  let digits = 0
  let wholes = 0
  let decimals = -1
  into.others = 0
  into.hasOthers = false
  for (; at < last; at += 1) {
    const byte = content[at]!
    if (byte >= zero && byte <= nine) {
      if (decimals === -1) wholes += 1
      else if (decimals === maxDecimals || digits > maxDigits) {
        into.others += 1
        into.hasOthers ||= byte !== zero
        continue
      } else decimals += 1
      digits = digits * 10 + byte - zero
    } else if (byte === point && decimals === -1) decimals = 0
    else return false
  }
  into.digits = digits
  into.wholes = wholes
  into.decimals = Math.max(decimals, 0)
  return wholes + into.decimals + into.others > 0
}

/** Creates a place to read numbers into. */
export function createNumberSlot(): WrittenNumber {
  return { digits: 0, decimals: 0, wholes: 0, others: 0, hasOthers: false, sign: '', isText: false }
}

/** Powers of ten that a number holds exactly, so that dividing by them rounds only once. */
const powers = Array.from({ length: maxDecimals + 1 }, (_, exponent) => 10 ** exponent)

/** Returns the number that was read into a slot, rounded once. */
export function numberOfSlot({ digits, decimals, sign }: WrittenNumber): number {
  const size = decimals > 0 ? digits / powers[decimals]! : digits
  return sign === '-' ? -size : size
}

const found = createNumberSlot()

/**
 * Reads a number to compare it with others. Two numbers that are written alike compare as equal, and
 * a larger one is never smaller.
 *
 * @returns not a number for any other text, also behind an apostrophe
 */
export function numberIn(content: Uint8Array, start: number, end: number): number {
  return readNumber(content, start, end, found) && !found.isText ? numberOfSlot(found) : Number.NaN
}
