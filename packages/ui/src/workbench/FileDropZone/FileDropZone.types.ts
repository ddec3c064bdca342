import type { FileErrorCode, FileErrorValues } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** Progress of reading a file. */
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

/** Reason why a file was not opened. */
export interface OpenProblem {
  /** `unreadable` could not be read to its end; `no-product` is no product page, or has no product. */
  readonly code: FileErrorCode | 'unreadable' | 'no-product'
  /** The values that its message names. @default none */
  readonly values?: FileErrorValues
}

export interface FileDropZoneProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onDrop' | 'onDragEnter' | 'onDragLeave' | 'onDragOver'
> {
  /**
   * Accepted files: one export of products or translations, supplier list or product page, or any number
   * of images. @default 'data'
   */
  kind?: 'data' | 'translations' | 'suppliers' | 'page' | 'images'
  /** Use of an export: to open it, or only to compare it with the open file. @default 'open' */
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
