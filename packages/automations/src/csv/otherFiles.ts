import { isControl } from './controlCharacters.ts'
import { FileError } from './FileError.ts'

/** Kinds of files that people open by mistake; `binary` for one that is not known. */
export type BinaryKind =
  | 'XLSX'
  | 'ZIP'
  | 'gzip'
  | 'XLS'
  | 'PDF'
  | 'PNG'
  | 'JPEG'
  | 'GIF'
  | 'WEBP'
  | 'RAR'
  | '7z'
  | 'binary'

/** The first bytes of each kind, as its specification gives them. `at` is their offset. */
const signatures: readonly (readonly [kind: BinaryKind, bytes: readonly number[], at?: number])[] =
  [
    ['ZIP', [0x50, 0x4b, 0x03, 0x04]],
    ['ZIP', [0x50, 0x4b, 0x05, 0x06]],
    ['gzip', [0x1f, 0x8b]],
    ['XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
    ['JPEG', [0xff, 0xd8, 0xff]],
    ['GIF', [0x47, 0x49, 0x46, 0x38]],
    ['WEBP', [0x57, 0x45, 0x42, 0x50], 8],
    ['RAR', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
    ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ]

const sampleLength = 4096

/** A text may have stray control characters, but not more than this share of its bytes. */
const maxControls = 0.05

/** Reads the start of a file byte by byte, so that names in an archive can be searched. */
function latinStart(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, sampleLength))
}

function kindOf(bytes: Uint8Array): BinaryKind | undefined {
  const [kind] =
    signatures.find(([, signature, offset = 0]) =>
      signature.every((byte, at) => bytes[offset + at] === byte),
    ) ?? []
  if (kind !== 'ZIP') return kind
  // A workbook is an archive whose first entries have these names (ECMA-376, part 2).
  const start = latinStart(bytes)
  return start.includes('[Content_Types].xml') || start.includes('xl/') ? 'XLSX' : 'ZIP'
}

function binaryError(kind: BinaryKind): FileError {
  const found = kind === 'binary' ? 'holds no text' : `is a ${kind} file`
  const advice = kind === 'XLS' ? 'Save it as XLSX or CSV' : 'Export the products as CSV'
  return new FileError('binary', `The file ${found}. ${advice}.`, { kind })
}

/** The name of the part of a compound file that holds a workbook with a password (MS-OFFCRYPTO, 2.3.4). */
const encryptedPart = 'EncryptedPackage'

/** Whether a compound file, as old workbooks are, is a workbook with a password. */
function isProtected(bytes: Uint8Array): boolean {
  const first = encryptedPart.charCodeAt(0)
  // Its names are in UTF-16.
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (bytes[at + 2 * length] === encryptedPart.charCodeAt(length)) length += 1
    if (length >= encryptedPart.length) return true
  }
  return false
}

/**
 * Recognises files of other kinds by their first bytes.
 *
 * @param bytes the file as it is
 * @throws {FileError} `binary`, or `protected` for a workbook with a password
 */
export function refuseBinary(bytes: Uint8Array): void {
  const kind = kindOf(bytes)
  if (kind === 'XLS' && isProtected(bytes)) {
    throw new FileError('protected', 'The workbook is protected by a password.')
  }
  if (kind) throw binaryError(kind)
}

/**
 * Recognises what is no table once it is text.
 *
 * @param content the file as UTF-8
 * @throws {FileError} `empty`, `binary`, `json` or `web-page`
 */
export function refuseOtherTexts(content: Uint8Array): void {
  if (content.length === 0) throw new FileError('empty', 'The file is empty.')
  const sample = content.subarray(0, sampleLength)
  const controls = sample.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0)
  if (controls > sample.length * maxControls) throw binaryError('binary')
  const start = new TextDecoder().decode(sample).trimStart()
  if (/^\[?\s*\{\s*"/.test(start)) {
    throw new FileError('json', 'The file is a JSON file. Export the products as CSV.')
  }
  if (!/^<(?:!doctype|html)\b/i.test(start)) return
  const end = start.indexOf('>')
  throw new FileError('web-page', 'The file is a web page. Export the products as CSV.', {
    start: start.slice(0, end === -1 ? 40 : Math.min(end + 1, 40)),
  })
}
