import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** Meaning of a count on a tab: a plain number, items that need attention, or items that block the work. */
export type TabTone = 'neutral' | 'warning' | 'danger'

/** One view and its tab. */
export interface TabItem {
  /** Id of the view; without spaces, because element ids are derived from it. */
  readonly value: string
  /** Label of the tab. */
  readonly label: string
  /** A number after the label, formatted for the language. @default none */
  readonly count?: string
  /** Sets the colour of the count. @default 'neutral' */
  readonly tone?: TabTone
  readonly content: ReactNode
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** Accessible name of the tab list. */
  'aria-label': string
  /** The views, in the order of their tabs. */
  items: readonly TabItem[]
  /** Shown at the end of the line of tabs, outside the tab list. @default nothing */
  end?: ReactNode
  /** The selected view (controlled). */
  value?: string
  /** Initial view when uncontrolled. @default the first of `items` */
  defaultValue?: string
  /** Called with the selected view. */
  onValueChange?: (value: string) => void
}
