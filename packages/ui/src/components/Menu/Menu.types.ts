import type { ReactElement } from 'react'

interface MenuItemTexts {
  /** Id of the item, unique in its menu. */
  readonly id: string
  readonly label: string
  /** Shown before the label; decorative. */
  readonly icon?: ReactElement
  /** Disables the item. @default false */
  readonly disabled?: boolean
  /**
   * Reason for which it is disabled, below its label. Focus can reach such an item, so that the
   * reason is read.
   *
   * @default none, and focus skips a disabled item
   */
  readonly reason?: string
}

/** Runs an action. */
export interface MenuAction extends MenuItemTexts {
  readonly kind: 'action'
  /** @default shows the not-implemented notice */
  readonly onSelect?: () => void
  /** Marks an action that deletes or removes something. @default false */
  readonly destructive?: boolean
}

/** Links to an address with the current link component. */
export interface MenuLink extends MenuItemTexts {
  readonly kind: 'link'
  readonly href: string
}

/** Turns an option on and off (a checkbox item). */
export interface MenuCheckbox extends MenuItemTexts {
  readonly kind: 'checkbox'
  readonly checked: boolean
  /** Called with the requested state. @default shows the not-implemented notice */
  readonly onCheckedChange?: (checked: boolean) => void
}

/** One choice of a few, under a label (radio items). */
export interface MenuRadioGroup {
  readonly kind: 'radio'
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Called with the chosen value. @default shows the not-implemented notice */
  readonly onValueChange?: (value: string) => void
}

/** Labels the items below it; cannot be chosen. */
export interface MenuLabel {
  readonly kind: 'label'
  readonly id: string
  readonly label: string
  /** Help text under the label. */
  readonly hint?: string
}

/** Separates groups of items. */
export interface MenuSeparator {
  readonly kind: 'separator'
  readonly id: string
}

export type MenuItem =
  | MenuAction
  | MenuLink
  | MenuCheckbox
  | MenuRadioGroup
  | MenuLabel
  | MenuSeparator

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  /** The button that opens it, with its own accessible name: a `Button` or an `IconButton`. */
  trigger: ReactElement
  /** The items, in order. */
  items: readonly MenuItem[]
  /** Aligns the menu with this end of the button. @default 'start' */
  align?: 'start' | 'end'
}
