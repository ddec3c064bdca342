import type { OtherExport } from '../file/otherExportContents.ts'

/** Reason a file cannot be opened; for an export of something other than products, its contents. */
export type FileErrorCode =
  | OtherExport
  | 'empty'
  | 'binary'
  | 'web-page'
  | 'malformed-utf-16'
  | 'incomplete'
  | 'no-handle'
  | 'no-columns'
  | 'translations'
  | 'json'
  | 'too-large'
  | 'unpacks-too-large'
  | 'too-many-cells'
  | 'separator'
  | 'several-tables'
  | 'no-table'
  | 'damaged'
  | 'protected'

/**
 * Values for the text of a `FileError`: `kind` of ‘binary’, ‘no-table’, ‘damaged’ and
 * ‘unpacks-too-large’, with its `limit` in bytes; `rows`, `columns` and `cells`, the limits of ‘too-many-cells’; `start` of ‘web-page’; `row`, `column`,
 * `whole`, `missing` and `last` of ‘incomplete’, where `last` is what there is of its last row, with a
 * line for each cell; `size`, in bytes, of ‘too-large’; `sign` of ‘separator’; `names`, with a line for each, of
 * ‘several-tables’.
 */
export type FileErrorValues = Readonly<Record<string, string | number>>

/** Thrown when bytes are not a table that can be edited. The message says what was found. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode
  readonly values: FileErrorValues

  constructor(code: FileErrorCode, message: string, values: FileErrorValues = {}) {
    super(message)
    this.code = code
    this.values = values
  }
}
