import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../Button/index.js'

export interface ExternalLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'children' | 'href' | 'rel' | 'target'
> {
  /** Where it leads: an https address, which opens in a new tab, or a mailto one. Any other is shown as text. */
  href: string
  /** Says where it leads. */
  children: ReactNode
  /** Sets how much it asks for attention. @default 'link' */
  variant?: ButtonVariant
  /** Sets the height. @default 'default' */
  size?: Exclude<ButtonSize, 'icon'>
  /** Fills the line. @default false */
  block?: boolean
}
