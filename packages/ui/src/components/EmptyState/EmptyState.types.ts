import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Icon above the heading on a dashed tile; decorative. @default an inbox */
  icon?: Icon
  /** Says what is missing, in a few words. */
  heading: string
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Says what will appear here and why it is empty. */
  children?: ReactNode
  /** The one next step: a button or a link. */
  action?: ReactNode
}
