import { decodeFile } from '../csv/encoding.ts'
import { FileError } from '../csv/FileError.ts'
import { refuseBinary, refuseOtherTexts } from '../csv/otherFiles.ts'
import { Table } from '../csv/Table.ts'
import type { FileKind } from '../file/fileKinds.ts'
import { expectSize } from '../file/openTable.ts'
import { refuseOtherExports } from '../file/otherExports.ts'
import { Columns } from '../products/Columns.ts'
import { findTranslationColumns } from '../translations/columns.ts'
import { readJsonRows } from './jsonRows.ts'
import { parseJson } from './SupplierList.ts'

/** Start of the text of a web page, which may have comments in front of its first tag. */
const pageStart =
  /^(?:<!--[^]*?-->\s*)*<(?:!doctype|html|head|body|meta|title|script|div|main|article|section)\b/iu

const sampleLength = 4096

/** Whether JSON is that of a product page: the page's own data, or data for search engines. */
function isPageJson(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false
  if (Array.isArray(document)) {
    return document.some((entry) => typeof entry === 'object' && entry !== null && '@type' in entry)
  }
  if ('@type' in document || '@graph' in document || '@context' in document) return true
  if ('product' in document && !Array.isArray(document.product)) return true
  if ('variants' in document && 'title' in document) return true
  if (!('products' in document) || !Array.isArray(document.products)) return false
  const [first] = document.products as readonly unknown[]
  return typeof first === 'object' && first !== null && 'variants' in first && 'handle' in first
}

function kindOfJson(document: unknown): FileKind {
  if (isPageJson(document)) return 'page'
  if (readJsonRows(document)) return 'suppliers'
  throw new FileError('json', 'The JSON file holds no list of products.')
}

/**
 * Finds what a file holds, so that it can be opened as that.
 *
 * @param bytes the file, or pasted text as UTF-8; up to 200 MB
 * @throws {FileError} when it is none of these kinds: binary, empty, too large, an export of something
 *   else than products, or JSON of another kind
 */
export function findKind(bytes: Uint8Array): FileKind {
  expectSize(bytes)
  refuseBinary(bytes)
  const { content } = decodeFile(bytes)
  const start = new TextDecoder().decode(content.subarray(0, sampleLength)).trimStart()
  if (start.startsWith('[') || start.startsWith('{')) {
    const document = parseJson(new TextDecoder().decode(content))
    if (document !== undefined) return kindOfJson(document)
  }
  if (pageStart.test(start)) return 'page'
  refuseOtherTexts(content)
  const { header } = new Table(bytes)
  refuseOtherExports(header)
  if (new Columns(header).find('handle') !== undefined) return 'products'
  return findTranslationColumns(header) ? 'translations' : 'suppliers'
}
