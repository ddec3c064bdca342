'use client'
import { IconButton } from '../IconButton/index.js'
import type { ShortcutsDialogProps } from './ShortcutsDialog.types.js'
import { ShortcutsList } from './ShortcutsList.js'

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return <ShortcutsList {...props} CloseButton={IconButton} />
}
