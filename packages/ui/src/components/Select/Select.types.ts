import type { ComponentPropsWithoutRef } from 'react'
import type { FieldTexts } from '../FormField/index.js'

/** One of the choices. */
export interface SelectOption {
  /** Value of the choice. */
  readonly value: string
  /** Label of the choice. */
  readonly label: string
  /** Disables the choice. @default false */
  readonly disabled?: boolean
}

export interface SelectProps
  extends
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size' | 'aria-invalid'>,
    FieldTexts {
  /** The choices, in the order in which they are shown. */
  options: readonly SelectOption[]
  /** Text of a first, empty choice; its value is an empty string. @default no empty choice */
  placeholder?: string
}
