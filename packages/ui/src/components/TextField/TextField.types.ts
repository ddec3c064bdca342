import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldTexts } from '../FormField/index.js'

/** The native types that are filled in by typing. */
export type TextFieldType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number'

export interface TextFieldProps
  extends
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children' | 'aria-invalid'>,
    FieldTexts {
  /** @default 'text' */
  type?: TextFieldType
  /** Stands inside the box before the text, 40 px wide at most, such as an icon; decorative. */
  leading?: ReactNode
  /** Stands inside the box after the text, 40 px wide at most, such as an icon button. */
  trailing?: ReactNode
  /** Stands under the box, such as a meter. */
  below?: ReactNode
}
