import { listAsCsv } from '../../csv/listAsCsv.ts'

/** A result in the list of files. */
export interface ListedFile {
  /** Its name in the ZIP; empty if there is none. */
  readonly file: string
  readonly original: string
  /** The product that it shows, where it is known. */
  readonly handle?: string
  /** The variant that it shows, where it is known. */
  readonly sku?: string
  /** Sizes in bytes. */
  readonly before: number
  readonly after?: number
  /** The reason to keep or review it, and whether its product is unsure. */
  readonly note?: string
}

/** The names of the columns, in the language of the reader. */
export type FileListHeader = readonly [
  file: string,
  original: string,
  handle: string,
  sku: string,
  before: string,
  after: string,
  note: string,
]

/** Lists the results of a set of images as CSV, with what is needed to import them with their products. */
export function fileListAsCsv(files: Iterable<ListedFile>, header: FileListHeader): string {
  const lines = Array.from(files, ({ file, original, handle, sku, before, after, note }) => [
    file,
    original,
    handle ?? '',
    sku ?? '',
    String(before),
    after === undefined ? '' : String(after),
    note ?? '',
  ])
  return listAsCsv([header, ...lines])
}
