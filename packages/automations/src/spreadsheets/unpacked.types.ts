import type { NoteTone } from '../plan/Plan.ts'

/** Notes on a table that was in a workbook or an archive. */
export type UnpackCode =
  | 'sheet-of-several'
  | 'rows-above'
  | 'hidden-rows'
  | 'hidden-columns'
  | 'merged-cells'
  | 'no-results'
  | 'error-values'
  | 'long-numbers'

/** A note on a table that was in a workbook or an archive. */
export interface UnpackNote {
  readonly code: UnpackCode
  readonly tone: Exclude<NoteTone, 'conflict'>
  readonly values: Readonly<Record<string, string | number>>
}

/** The workbook or ZIP from which a table was unpacked. */
export interface UnpackedFrom {
  readonly format: 'XLSX' | 'ZIP'
  /** The name of the sheet, or of the file in the archive. */
  readonly part: string
  readonly notes: readonly UnpackNote[]
}

/** A file as a table can be read from it. */
export interface UnpackedFile {
  /** The file itself, or the table in it: a sheet as CSV in UTF-8. */
  readonly bytes: Uint8Array
  /** The name of the file itself, or the one that the table has as a file. */
  readonly name: string
  /** Absent unless it was in a workbook or an archive. */
  readonly from?: UnpackedFrom
}
