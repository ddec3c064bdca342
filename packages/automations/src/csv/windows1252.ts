/**
 * The characters of the bytes 0x80 to 0x9f, as the index of windows-1252 in the Encoding Standard has
 * them; five bytes stand for the control character of the same number. Every other byte stands for
 * the character of its number. `TextDecoder` is not used, as that of Node 20 takes all of them for
 * control characters.
 */
const upper =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

const firstUpper = 0x80

/** The code unit of each byte. */
const units: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  const unit = upper.charCodeAt(byte - firstUpper)
  return Number.isNaN(unit) ? byte : unit
})

/** The bytes of Windows-1252 by their code units. */
export const windows1252Bytes: ReadonlyMap<number, number> = new Map(
  units.map((unit, byte) => [unit, byte]),
)

/** Reads Windows-1252 as UTF-8. */
export function decodeWindows1252(bytes: Uint8Array): Uint8Array {
  const characters = units.map((unit) => new TextEncoder().encode(String.fromCharCode(unit)))
  let length = 0
  for (const byte of bytes) length += characters[byte]!.length
  const decoded = new Uint8Array(length)
  let at = 0
  for (const byte of bytes) {
    if (byte < firstUpper) {
      decoded[at] = byte
      at += 1
    } else {
      const character = characters[byte]!
      decoded.set(character, at)
      at += character.length
    }
  }
  return decoded
}
