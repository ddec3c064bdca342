import { concatBytes } from './concatBytes.ts'
import { FileError } from './FileError.ts'
import { isUtf8 } from './isUtf8.ts'
import { readSeparatorLine, type SeparatorLine } from './separatorLine.ts'
import { decodeWindows1252, windows1252Bytes } from './windows1252.ts'

/** Character encoding of a file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The content of a file as UTF-8, and what is needed to write it the way it came. */
export interface DecodedFile {
  readonly encoding: Encoding
  /** Whether the file begins with a byte order mark; `content` has none. */
  readonly hasMark: boolean
  /** A first line that names the delimiter, which is no row and not part of `content`. */
  readonly separator?: SeparatorLine | undefined
  readonly content: Uint8Array
}

const marks: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function markOf(encoding: Encoding): readonly number[] {
  return marks.find(([marked]) => marked === encoding)?.[1] ?? []
}

/**
 * Finds the encoding of a file without a byte order mark. ASCII text in UTF-16 has a zero in every
 * other byte; bytes that are not UTF-8 can only be one of the old code pages of Windows.
 */
function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, 1024)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const most = sample.length * 0.3
  if (odd > most && even < odd / 4) return 'utf-16le'
  if (even > most && odd < even / 4) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
    return new TextEncoder().encode(text)
  } catch {
    throw new FileError(
      'malformed-utf-16',
      'The file is in UTF-16, but part of it is not valid UTF-16.',
    )
  }
}

function decodeContent(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return bytes
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf16(bytes, encoding)
}

/** Reads a file in a known encoding as UTF-8, without its byte order mark and separator line. */
export function decodeAs(
  bytes: Uint8Array,
  { encoding, hasMark, separator }: Omit<DecodedFile, 'content'>,
): Uint8Array {
  const content = decodeContent(hasMark ? bytes.subarray(markOf(encoding).length) : bytes, encoding)
  return separator ? content.subarray(separator.line.length) : content
}

/**
 * Reads a file as UTF-8. A file in UTF-8 is not copied.
 *
 * @throws {FileError} `malformed-utf-16` when it could not be written back the way it came, and
 *   `separator` when it names a delimiter that is not known
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const [marked, mark = []] =
    marks.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte)) ?? []
  const unmarked = bytes.subarray(mark.length)
  const encoding = marked === 'utf-8' && !isUtf8(unmarked) ? undefined : marked
  // Bytes that only look like the mark of UTF-8 are part of a file in Windows-1252.
  const rest = encoding === undefined ? bytes : unmarked
  const found = encoding ?? (marked === undefined ? guessEncoding(bytes) : 'windows-1252')
  const content = decodeContent(rest, found)
  const separator = readSeparatorLine(content)
  return {
    encoding: found,
    hasMark: encoding !== undefined,
    ...(separator && { separator }),
    // The same array, which room behind it may belong to.
    content: separator ? content.subarray(separator.line.length) : content,
  }
}

/** Thrown when a text holds a character that the encoding of the file does not have. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
  readonly character: string

  constructor(character: string) {
    super(`“${character}” cannot be written in Windows-1252, the encoding of this file.`)
    this.character = character
  }
}

/** Finds the first character of a text that an encoding does not have. */
export function findUnwritable(text: string, encoding: Encoding): string | undefined {
  if (encoding !== 'windows-1252') return undefined
  return Array.from(text).find((character) => !windows1252Bytes.has(character.codePointAt(0) ?? 0))
}

function encodeWindows1252(text: string): Uint8Array {
  const encoded = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const byte = unit < 0x80 ? unit : windows1252Bytes.get(unit)
    if (byte === undefined) throw new EncodingError(String.fromCodePoint(text.codePointAt(at) ?? 0))
    encoded[at] = byte
  }
  return encoded
}

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const encoded = new Uint8Array(text.length * 2)
  const view = new DataView(encoded.buffer)
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
  }
  return encoded
}

/**
 * Writes UTF-8 in the encoding of the file it was read from. What `decodeFile` returned gives the
 * same bytes again.
 *
 * @throws {EncodingError} when the encoding lacks a character
 */
export function encodeFile(
  content: Uint8Array,
  { encoding, hasMark, separator }: Omit<DecodedFile, 'content'>,
): Uint8Array {
  const whole = separator
    ? concatBytes([new TextEncoder().encode(separator.line), content])
    : content
  const text = () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(whole)
  const encoded =
    encoding === 'utf-8'
      ? whole
      : encoding === 'windows-1252'
        ? encodeWindows1252(text())
        : encodeUtf16(text(), encoding === 'utf-16le')
  return hasMark ? concatBytes([Uint8Array.from(markOf(encoding)), encoded]) : encoded
}
