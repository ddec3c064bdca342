import type { ComponentPropsWithoutRef } from 'react'
import type { ShownFile } from '../files.types.js'

/** State of a saved file. */
export type SavedFileState =
  /** It is the file that is open. */
  | { readonly kind: 'open' }
  /** A job stopped part way and can be resumed. */
  | { readonly kind: 'paused'; readonly done: number; readonly total: number }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'not-downloaded' }
  /** It is kept to import from, and has nothing to download. */
  | { readonly kind: 'saved' }

/** A file saved on this device. */
export interface SavedFile extends ShownFile {
  readonly id: string
  /** When it was opened last, in milliseconds since 1970. */
  readonly openedAt: number
  /** Number of its active jobs. */
  readonly jobs: number
  /** Bytes of the file with its jobs on this device. */
  readonly savedBytes: number
  readonly state: SavedFileState
}

export interface FileListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The files, in any order: the list shows the last opened first, until another order is chosen. */
  files: readonly SavedFile[]
  /** Opens a file, continues with it, or resumes its job. */
  onOpen: (id: string) => void
  /** Asks to remove a file. @default not offered */
  onRemove?: (id: string) => void
  /** Edits the store label of a file. @default not offered */
  onStoreLabel?: (id: string) => void
  /** Downloads a file as it was opened. @default not offered */
  onDownloadOriginal?: (id: string) => void
  /** Shows placeholders while the list is loaded. @default false */
  busy?: boolean
}
