'use client'
import { IconButton } from '../IconButton/index.js'
import type { DialogProps } from './Dialog.types.js'
import { DialogFrame } from './DialogFrame.js'

/** Asks one question over the page, and makes the page inert until it is answered. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} CloseButton={IconButton} />
}
