import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** How far a file is read. */
export interface ReadingProgress {
  readonly name: string
  readonly doneBytes: number
  readonly totalBytes: number
  /** Rows read, once known. */
  readonly rows?: number
  /** Products read, once known. */
  readonly products?: number
  /** Images found, once known. */
  readonly images?: number
}

/** Kind of an export of a store that holds no products. */
export type OtherExport =
  | 'inventory'
  | 'orders'
  | 'draft-orders'
  | 'customers'
  | 'companies'
  | 'gift-cards'
  | 'discounts'
  | 'redirects'
  | 'collections'
  | 'price-list'
  | 'blog-posts'
  | 'pages'
  | 'metaobjects'
  | 'payouts'
  | 'other-sheet'

/** Why a file was not opened, with the values that its message names. */
export type OpenProblem =
  /** It is a web page, such as that of a product or the login page of the store; `start` is its first text. */
  | { readonly kind: 'web-page'; readonly start: string }
  /** It ends inside a cell: the row, the name of its column, and what is complete and missing. */
  | {
      readonly kind: 'cut-off'
      readonly row: number
      readonly column: string
      readonly wholeRows: number
      readonly missingProducts: number
      /** What there is of that row, with a line for each cell. @default it cannot be shown */
      readonly lastRow?: string
    }
  /** It has no column of handles, so it may be a supplier list. */
  | { readonly kind: 'no-handle' }
  /** It holds the texts of a store in other languages. */
  | { readonly kind: 'translations' }
  /** It is an export of the store that holds no products. */
  | { readonly kind: 'other-export'; readonly holds: OtherExport }
  /** Its first line names a sign between cells that is not known. */
  | { readonly kind: 'separator'; readonly sign: string }
  /** It is a ZIP with several tables; `names` are theirs. */
  | { readonly kind: 'several-tables'; readonly names: readonly string[] }
  /** It is a workbook or ZIP with a password. */
  | { readonly kind: 'protected' }
  /** It is a workbook or ZIP without a table in it; `format` is its name, such as ‘ZIP’ or ‘XLSX’. */
  | { readonly kind: 'no-table'; readonly format: string }
  /** It is a workbook or ZIP that cannot be read. */
  | { readonly kind: 'damaged'; readonly format: string }
  /** It is JSON, as a product page gives it. */
  | { readonly kind: 'json' }
  /** It is a file of another kind; `format` is its name, such as ‘PDF’ or ‘XLS’. */
  | { readonly kind: 'binary'; readonly format: string }
  | { readonly kind: 'too-big'; readonly bytes: number }
  /** It is in UTF-16, and part of it is not. */
  | { readonly kind: 'malformed-utf-16' }
  /** It could not be read to its end. */
  | { readonly kind: 'unreadable' }
  /** It is empty, or has only a header. */
  | { readonly kind: 'empty' }
  /** It is no product page, or has no product. */
  | { readonly kind: 'no-product' }

export interface FileDropZoneProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onDrop' | 'onDragEnter' | 'onDragLeave' | 'onDragOver'
> {
  /**
   * What it takes: one export of products or translations, supplier list or product page, or any number
   * of images. @default 'data'
   */
  kind?: 'data' | 'translations' | 'suppliers' | 'page' | 'images'
  /** What happens to an export: it is opened, or only compared with the open file. @default 'open' */
  purpose?: 'open' | 'compare'
  /**
   * Called with the files that were dropped or chosen: one for data, all for images. The items of a
   * drop can give a handle of the file on disk, but only until the call returns.
   */
  onFiles: (files: readonly File[], items: readonly DataTransferItem[]) => void
  /** Offers to open a sample. @default no sample button */
  onSample?: () => void
  /** Also offers to choose a folder, where the browser can. @default false */
  hasFolderButton?: boolean
  /** Shows a file over the zone, when the page around it is the drop target; its name if it is known. */
  over?: { readonly name?: string }
  /** Says in the zone that the open file stays saved. @default false */
  hasOpenFile?: boolean
  /** Shows in place of the zone how far a file is read. */
  reading?: ReadingProgress
  /** Stops reading. @default no Cancel button */
  onCancel?: () => void
  /** Shows above the zone why the last file was not opened. */
  problem?: OpenProblem
  /** More buttons beside the problem. A file for another automation has a link to it. */
  problemActions?: ReactNode
  /** Takes no files. @default false */
  disabled?: boolean
}
