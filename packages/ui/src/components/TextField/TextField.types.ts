import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldTexts } from '../FormField/index.js'

/** The native input types for typed text. */
export type TextFieldType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number'

export interface TextFieldProps
  extends
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children' | 'aria-invalid'>,
    FieldTexts {
  /** @default 'text' */
  type?: TextFieldType
  /** Shown inside the box before the text, at most 40 px wide, such as an icon; decorative. */
  leading?: ReactNode
  /** Shown inside the box after the text, at most 40 px wide, such as an icon button. */
  trailing?: ReactNode
  /** Shown under the box, such as a meter. */
  below?: ReactNode
}
