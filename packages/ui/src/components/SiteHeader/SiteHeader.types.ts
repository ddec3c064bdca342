import type { PreferenceProps } from '../TopBar/index.js'

export interface SiteHeaderProps extends PreferenceProps {
  /** Where the brand leads. @default '/' */
  homeHref?: string
  /** Offers the way to the dashboard in place of Login and Start Free Trial. @default false */
  signedIn?: boolean
}
