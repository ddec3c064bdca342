import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../Button/index.js'

export interface ExternalLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'children' | 'href' | 'rel' | 'target'
> {
  /** An https address, which opens in a new tab, or a mailto one. With any other, only the text is shown. */
  href: string
  /** Text of the link. */
  children: ReactNode
  /** Sets the visual weight. @default 'link' */
  variant?: ButtonVariant
  /** Sets the height. @default 'default' */
  size?: Exclude<ButtonSize, 'icon'>
  /** Takes the full width. @default false */
  block?: boolean
}
