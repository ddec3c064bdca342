import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One view and its tab. */
export interface TabItem {
  /** Id of the view; without spaces, because element ids are derived from it. */
  readonly value: string
  /** Label of the tab. */
  readonly label: string
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
  /** The selected view (controlled). */
  value?: string
  /** Initial view when uncontrolled. @default the first of `items` */
  defaultValue?: string
  /** Called with the selected view. */
  onValueChange?: (value: string) => void
}
