import type { ComponentPropsWithoutRef, ReactNode } from 'react'

interface CardOwnProps {
  /** Stands at the end of the head, such as a badge or a button. */
  actions?: ReactNode
  /** Lets the content run to the edge, for rows and tables that bring their own padding. @default false */
  flush?: boolean
  children: ReactNode
}

/** With a heading a card is a region of that name; without one it is a plain panel. */
type CardHeadingProps =
  | {
      /** Names the card. */
      heading: string
      /** Sets the heading's rank. @default 2 */
      headingLevel?: 2 | 3
      /** Says more beside the heading. */
      note?: ReactNode
    }
  | { heading?: undefined; headingLevel?: undefined; note?: undefined }

export type CardProps = CardOwnProps & CardHeadingProps & ComponentPropsWithoutRef<'section'>
