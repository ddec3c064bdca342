/** The bit that only bytes of characters beyond ASCII have, in each of four bytes. */
const highBits = 0x80808080

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/**
 * Measures the character beyond ASCII at an offset.
 *
 * @returns its number of bytes; 0 if they are not well-formed (Unicode 17, table 3-7)
 */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  const second = bytes[at + 1]
  if (lead < 0xc2 || lead > 0xf4 || !isContinuation(second) || second === undefined) return 0
  if (lead < 0xe0) return 2
  if (!isContinuation(bytes[at + 2])) return 0
  if (lead < 0xf0) {
    const isOverlong = lead === 0xe0 && second < 0xa0
    const isSurrogate = lead === 0xed && second > 0x9f
    return isOverlong || isSurrogate ? 0 : 3
  }
  if (!isContinuation(bytes[at + 3])) return 0
  const isOverlong = lead === 0xf0 && second < 0x90
  const isBeyond = lead === 0xf4 && second > 0x8f
  return isOverlong || isBeyond ? 0 : 4
}

/** Whether bytes are UTF-8. Unlike a decoder it makes no string. */
export function isUtf8(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, length } = bytes
  const aligned = (4 - (byteOffset % 4)) % 4
  const words =
    length < 8
      ? new Int32Array()
      : new Int32Array(buffer, byteOffset + aligned, (length - aligned) >>> 2)
  let at = 0
  while (at < length) {
    const offset = at - aligned
    if (offset >= 0 && offset % 4 === 0) {
      let word = offset / 4
      while (word < words.length && (words[word]! & highBits) === 0) word += 1
      at = aligned + word * 4
      if (at >= length) return true
    }
    if (bytes[at]! < 0x80) at += 1
    else {
      const size = characterLength(bytes, at)
      if (size === 0) return false
      at += size
    }
  }
  return true
}
