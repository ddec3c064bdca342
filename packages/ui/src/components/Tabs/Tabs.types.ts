import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One view and its name. */
export interface TabItem {
  /** Names the view in code; without spaces, as ids are made of it. */
  readonly value: string
  /** Names the view on its tab. */
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** Names the row of tabs for assistive technology. */
  'aria-label': string
  /** The views, in the order of their tabs. */
  items: readonly TabItem[]
  /** Says which view shows; with it, the state is held outside. */
  value?: string
  /** Sets the first view when `value` is not given. @default the first of `items` */
  defaultValue?: string
  /** Hears the view that was chosen. */
  onValueChange?: (value: string) => void
}
