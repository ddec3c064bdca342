/** Returns a view for reading numbers of a part of a file. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Whether the bytes from a place on are these ASCII characters. */
export function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0 || at + text.length > bytes.length) return false
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

/** Reads bytes as one character each. */
export function asciiIn(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}

/** Writes a text of ASCII characters as bytes. */
export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Writes a number as bytes, the most significant first. */
export function bigEndian(value: number, count: 2 | 4): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, at) => value >>> (8 * (count - 1 - at)))
}

/** Writes a number as bytes, the least significant first. */
export function littleEndian(value: number, count: 3 | 4): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, at) => value >>> (8 * at))
}

/** Joins parts of a file. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Whether two files are the same, byte for byte. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
