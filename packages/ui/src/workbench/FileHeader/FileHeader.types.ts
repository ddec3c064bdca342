import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { MenuItem } from '../../components/Menu/index.js'
import type { ShownFile } from '../files.types.js'

/** Actions on the open file. An action without a handler is not offered. */
export interface FileActions {
  /** Undoes the last job; disabled without one. */
  onUndo?: () => void
  /** Whether a job can be undone. @default false */
  canUndo?: boolean
  /** Applies the last undone job again; disabled without one. */
  onRedo?: () => void
  /** Whether an undone job can be applied again. @default false */
  canRedo?: boolean
  /** Reason why nothing can be undone or redone now, as a sentence. @default there is nothing to undo or redo */
  locked?: string
  /** Opens the download dialog; in the menu if the file can be read again. */
  onDownload?: () => void
  /** Asks before a live file is written to its store. */
  onUpdateStore?: (() => void) | undefined
  /** Asks before the last update of its store is taken back. */
  onUndoInStore?: (() => void) | undefined
  /** Reads a live file from its store again. */
  onReadAgain?: () => void
  /** Whether it is being read again. @default false */
  isReading?: boolean
  /** Opens another file. */
  onOpenAnother?: () => void
  /** Chooses products of a connected store to open. */
  onFromStore?: () => void
  /** Compares the file with another export. */
  onCompare?: () => void
  /** Edits the store label. */
  onStoreLabel?: () => void
  /** Downloads the file as it was opened. */
  onDownloadOriginal?: () => void
  /** Asks to remove the file. */
  onRemove?: () => void
  /** Shows the bench in the full window, or not. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Whether the bench fills the window. @default false */
  isExpanded?: boolean
  /** More items of the menu, after those above. @default none */
  moreItems?: readonly MenuItem[]
}

export interface FileHeaderProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, FileActions {
  /** The open file. */
  file: ShownFile
  /** Sets the heading level. @default 2 */
  headingLevel?: 2 | 3
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
}
