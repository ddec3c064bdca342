import type { ReactNode } from 'react'
import type { SiteHeaderProps } from '../SiteHeader/index.js'
import type { ContactProps } from '../SiteFooter/index.js'

/** Options of the public frame; every public page accepts them too. */
export interface PublicFrameOptions extends Omit<SiteHeaderProps, 'homeHref'>, ContactProps {}

export interface PublicFrameProps extends PublicFrameOptions {
  /** Replaces the promo bar and the header. @default both */
  header?: ReactNode
  /** Address of the brand link in the header. @default '/' */
  homeHref?: string
  /** Lets the page run from edge to edge, for sections with their own padding. @default false */
  flush?: boolean
  /** Content of the page. */
  children: ReactNode
}
