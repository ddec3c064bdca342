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
 * Visual weight of a button.
 *
 * - `default` the plain action of a view
 * - `destructive` deletes or removes something
 * - `outline` an action beside the main one
 * - `secondary` a quiet action on a panel
 * - `ghost` an action in a row of many
 * - `link` an action that reads as part of a sentence
 * - `neon` the one main action of a panel
 * - `neon-outline` a main action beside another neon one
 * - `neon-gradient` a campaign, once a page at most
 */
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['sm', 'default', 'lg', 'icon'] as const

/** Height: `sm` 32 px, `default` 40 px, `lg` 48 px, `icon` a square of 40 px. */
export type ButtonSize = (typeof buttonSizes)[number]

interface ButtonOwnProps {
  /** Sets the visual weight. @default 'default' */
  variant?: ButtonVariant
  /** Shows a spinner and ignores clicks; focus stays. Once set, even to `false`, it reserves the width of both labels. */
  busy?: boolean
  /** Sets the height; `icon` shows only an icon and needs an accessible name. @default 'default' */
  size?: ButtonSize
  /** Renders a link to this address with the current link component. */
  href?: string
  /** Replaces the label while busy. @default the label itself */
  busyLabel?: string
  /** Shown before the label; decorative. */
  leading?: ReactNode
  /** Shown after the label; decorative. */
  trailing?: ReactNode
  /** Takes the full width. @default false */
  block?: boolean
}

/** A button with only an icon must have an accessible name. */
type NameProps =
  | {
      size: 'icon'
      /** Accessible name; required where an icon stands alone. */
      'aria-label': string
    }
  | { size?: Exclude<ButtonSize, 'icon'>; 'aria-label'?: string }

type NativeButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> & {
  href?: undefined
}

type NativeLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'aria-label'> & {
  /** Renders a link to this address with the current link component. */
  href: string
  /** Removes the address and sets `aria-disabled`; the text stays readable. @default false */
  disabled?: boolean
}

export type ButtonProps = NameProps & ButtonOwnProps & (NativeButtonProps | NativeLinkProps)

/** The element that a button renders. */
export type ButtonElement = HTMLButtonElement | HTMLAnchorElement

/** Props that a button passes to its element. */
export interface ElementProps extends Omit<AllHTMLAttributes<ButtonElement>, 'as'> {
  'data-variant'?: ButtonVariant
  'data-size'?: ButtonSize
  'data-block'?: ''
}

/** Renders any of these elements. */
export type ButtonPart = ExoticComponent<
  ElementProps & RefAttributes<ButtonElement> & { as?: LinkComponent | 'a' }
>
