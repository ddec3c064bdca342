import type { ComponentPropsWithoutRef } from 'react'
import type { StoreMark } from '../files.types.js'

export interface StoreLabelProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The store; its letter and its name are shown. */
  store: StoreMark
}

export interface StoreLabelDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close. */
  onClose: () => void
  /** The label to edit. @default none */
  store?: StoreMark
  /** Called with the new label, or `undefined` if it was cleared. */
  onSave: (store: StoreMark | undefined) => void
}
