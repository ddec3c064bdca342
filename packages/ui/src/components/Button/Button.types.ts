import type {
  AllHTMLAttributes,
  ComponentPropsWithoutRef,
  ExoticComponent,
  ReactNode,
  RefAttributes,
} from 'react'
import type { LinkComponent } from '../../hooks/index.js'

export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'neon',
  'neon-outline',
  'neon-gradient',
] as const

/**
 * How much a button asks for attention.
 *
 * - `default` the plain action of a view
 * - `destructive` takes something away
 * - `outline` an action beside the main one
 * - `secondary` a quiet action on a panel
 * - `ghost` an action in a row of many
 * - `link` an action that reads as part of a sentence
 * - `neon` the one main action of a panel
 * - `neon-outline` a main action where another one is lit already
 * - `neon-gradient` the campaign moment of a page, once at most
 */
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['sm', 'default', 'lg', 'icon'] as const

/** Height: `sm` 32 px, `default` 40 px, `lg` 48 px, `icon` a square of 40 px. */
export type ButtonSize = (typeof buttonSizes)[number]

interface ButtonOwnProps {
  /** Sets how much it asks for attention. @default 'default' */
  variant?: ButtonVariant
  /** Shows a spinner and refuses presses; focus stays. Given at all, it reserves the width of both labels. */
  busy?: boolean
  /** Sets its height; `icon` shows an icon alone and needs a name. @default 'default' */
  size?: ButtonSize
  /** Makes it a link to this address, rendered by the link component in force. */
  href?: string
  /** Replaces the label while busy. @default the label itself */
  busyLabel?: string
  /** Stands before the label; decorative. */
  leading?: ReactNode
  /** Stands after the label; decorative. */
  trailing?: ReactNode
  /** Fills the line. @default false */
  block?: boolean
}

/** A button that shows an icon alone must carry a name for assistive technology. */
type NameProps =
  | {
      size: 'icon'
      /** Names it for assistive technology; required where an icon stands alone. */
      'aria-label': string
    }
  | { size?: Exclude<ButtonSize, 'icon'>; 'aria-label'?: string }

type NativeButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> & {
  href?: undefined
}

type NativeLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'aria-label'> & {
  /** Makes it a link to this address, rendered by the link component in force. */
  href: string
  /** Takes the address away and says so; the link stays readable. @default false */
  disabled?: boolean
}

export type ButtonProps = NameProps & ButtonOwnProps & (NativeButtonProps | NativeLinkProps)

/** What a button is to the browser. */
export type ButtonElement = HTMLButtonElement | HTMLAnchorElement

/** What a button passes on to the element that it is. */
export interface ElementProps extends Omit<AllHTMLAttributes<ButtonElement>, 'as'> {
  'data-variant'?: ButtonVariant
  'data-size'?: ButtonSize
  'data-block'?: ''
}

/** Draws any of these elements. */
export type ButtonPart = ExoticComponent<
  ElementProps & RefAttributes<ButtonElement> & { as?: LinkComponent | 'a' }
>
