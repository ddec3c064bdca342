import { createNumberSlot, numberOfSlot, readNumber } from '../money/number.ts'

const found = createNumberSlot()
const encoder = new TextEncoder()

/**
 * Reads a number from the bytes of a cell, as prices are read: with a point, without a currency or
 * groups of digits. An apostrophe before it does not matter.
 *
 * @returns not a number for any other text
 */
export function scopeNumber(content: Uint8Array, start: number, end: number): number {
  return readNumber(content, start, end, found) ? numberOfSlot(found) : Number.NaN
}

/** Reads the number of a condition, as `scopeNumber` reads that of a cell. */
export function parseScopeNumber(text: string): number {
  const bytes = encoder.encode(text)
  return scopeNumber(bytes, 0, bytes.length)
}
