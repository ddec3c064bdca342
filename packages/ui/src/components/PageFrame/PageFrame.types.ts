import type { ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'
import type { Crumb } from '../Breadcrumb/index.js'

export interface PageFrameProps {
  /** Heading of the page: its only `h1`, which receives focus after a navigation. */
  heading: string
  /** One sentence on what the page is for. */
  description?: ReactNode
  /** A quiet line below the description, such as a link to where the visitor was going. */
  note?: ReactNode
  /** The breadcrumb: the levels above the page, outermost first. @default none */
  breadcrumb?: readonly Crumb[]
  /** Icon on a tile beside the heading; decorative. */
  icon?: Icon
  /** The page's main actions, at the end of the heading's line. */
  actions?: ReactNode
  /** Marks the figures on the page as samples. @default false */
  sample?: boolean
  /** On phones, leaves out breadcrumb and icon, so that the content is higher up. @default false */
  compact?: boolean
  /** Makes the header small and gives the content the width of the window, for a workbench with an open file. @default false */
  wide?: boolean
  children?: ReactNode
}
