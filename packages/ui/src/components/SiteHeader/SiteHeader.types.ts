import type { PreferenceProps } from '../TopBar/index.js'

export interface SiteHeaderProps extends PreferenceProps {
  /** Address of the brand link. @default '/' */
  homeHref?: string
  /** Links to the dashboard in place of Login and Start Free Trial. @default false */
  signedIn?: boolean
}
