import type { ComponentPropsWithoutRef } from 'react'
import type { FieldTexts } from '../FormField/index.js'

/** One of the choices. */
export interface SelectOption {
  /** What the form holds when it is chosen. */
  readonly value: string
  /** What a person reads. */
  readonly label: string
  /** Keeps it from being chosen. @default false */
  readonly disabled?: boolean
}

export interface SelectProps
  extends
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size' | 'aria-invalid'>,
    FieldTexts {
  /** The choices, in the order in which they are shown. */
  options: readonly SelectOption[]
  /** Stands first and means that nothing is chosen; its value is empty. @default no empty choice */
  placeholder?: string
}
