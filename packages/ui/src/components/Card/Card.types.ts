import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface CardOwnProps {
  /** Names the card, which makes it a region of that name; without one it is a plain panel. */
  heading?: string
  /** Sets the heading's rank. @default 2 */
  headingLevel?: 2 | 3
  /** Says more beside the heading. */
  note?: ReactNode
  /** Stands at the end of the head, such as a badge or a button. */
  actions?: ReactNode
  /** Lets the content run to the edge, for rows and tables that bring their own padding. @default false */
  flush?: boolean
  children: ReactNode
}

export type CardProps = CardOwnProps & ComponentPropsWithoutRef<'section'>
