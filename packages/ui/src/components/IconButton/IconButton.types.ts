import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import type { ButtonVariant } from '../Button/index.js'

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-label' | 'children'
> {
  /** Accessible name and tooltip; required, because the icon has no text. */
  label: string
  /** The icon itself; decorative. */
  icon: ReactElement
  /** Sets the visual weight. @default 'ghost' */
  variant?: Exclude<ButtonVariant, 'link'>
  /** Shows a spinner in place of the icon and ignores clicks. */
  busy?: boolean
}
