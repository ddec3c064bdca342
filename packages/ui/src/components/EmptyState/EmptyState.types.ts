import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Stands above the heading on a dashed tile; decorative. @default an inbox */
  icon?: Icon
  /** Says what is not there, in a few words. */
  heading: string
  /** Sets the heading's rank. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Says what will be here and why it is not. */
  children?: ReactNode
  /** The one next step: a button or a link. */
  action?: ReactNode
}
