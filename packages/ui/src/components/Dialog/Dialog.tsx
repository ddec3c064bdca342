'use client'
import { IconButton } from '../IconButton/index.js'
import type { DialogProps } from './Dialog.types.js'
import { DialogFrame } from './DialogFrame.js'

/** Asks for one thing over the page, and leaves the page out of reach until it is answered. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} CloseButton={IconButton} />
}
