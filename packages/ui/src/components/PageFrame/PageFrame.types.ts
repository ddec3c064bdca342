import type { ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'
import type { Crumb } from '../Breadcrumb/index.js'

export interface PageFrameProps {
  /** Names the page: its only heading of the first rank. It takes focus by script after a navigation. */
  heading: string
  /** Says in one sentence what the page is for. */
  description?: ReactNode
  /** A quiet line below the description, such as a link to where the visitor was going. */
  note?: ReactNode
  /** The steps above the page, outermost first. @default none */
  breadcrumb?: readonly Crumb[]
  /** Stands beside the heading on a tile; decorative. */
  icon?: Icon
  /** The page's main actions, at the end of the heading's line. */
  actions?: ReactNode
  /** Marks the figures on the page as samples. @default false */
  sample?: boolean
  children?: ReactNode
}
