import type { ReactElement } from 'react'

interface MenuItemTexts {
  /** Names the item in code, unique in its menu. */
  readonly id: string
  readonly label: string
  /** Stands before the label; decorative. */
  readonly icon?: ReactElement
  /** Passes the item over. @default false */
  readonly disabled?: boolean
}

/** Does something. */
export interface MenuAction extends MenuItemTexts {
  readonly kind: 'action'
  /** @default shows the not-implemented notice */
  readonly onSelect?: () => void
  /** Marks what takes something away. @default false */
  readonly destructive?: boolean
}

/** Leads to an address, through the link component in force. */
export interface MenuLink extends MenuItemTexts {
  readonly kind: 'link'
  readonly href: string
}

/** Turns something on and off. */
export interface MenuCheckbox extends MenuItemTexts {
  readonly kind: 'checkbox'
  readonly checked: boolean
  /** Hears the state asked for. @default shows the not-implemented notice */
  readonly onCheckedChange?: (checked: boolean) => void
}

/** One choice of a few, under a label. */
export interface MenuRadioGroup {
  readonly kind: 'radio'
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Hears the choice. @default shows the not-implemented notice */
  readonly onValueChange?: (value: string) => void
}

/** Says what the items below it are about; it cannot be chosen. */
export interface MenuLabel {
  readonly kind: 'label'
  readonly id: string
  readonly label: string
  /** Says more under the label. */
  readonly hint?: string
}

/** Parts what does not belong together. */
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
  /** Names the menu for assistive technology. */
  label: string
  /** The button that opens it, with a name of its own: a `Button` or an `IconButton`. */
  trigger: ReactElement
  /** What can be chosen, in order. */
  items: readonly MenuItem[]
  /** Lines the menu up with this end of the button. @default 'start' */
  align?: 'start' | 'end'
}
