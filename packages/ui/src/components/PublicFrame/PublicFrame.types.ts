import type { ReactNode } from 'react'
import type { SiteHeaderProps } from '../SiteHeader/index.js'
import type { ContactProps } from '../SiteFooter/index.js'

/** What the frame of the public pages offers around a page; each of those pages takes it too. */
export interface PublicFrameOptions extends Omit<SiteHeaderProps, 'homeHref'>, ContactProps {}

export interface PublicFrameProps extends PublicFrameOptions {
  /** Stands in place of the promo bar and the header. @default both */
  header?: ReactNode
  /** Where the brand in the header leads. @default '/' */
  homeHref?: string
  /** Lets the page run from edge to edge, for sections that bring their own padding. @default false */
  flush?: boolean
  /** The page. */
  children: ReactNode
}
