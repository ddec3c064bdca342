import type { PreferenceProps } from '../TopBar/index.js'

export interface SiteHeaderProps extends PreferenceProps {
  /** Address of the brand link. @default '/' */
  homeHref?: string
  /**
   * Links to the dashboard in place of Login and Start Free Trial. 'unknown' is for a prerendered page:
   * it renders the links of both, and shows those of a member if the root element has
   * `data-signed-in`, so that nothing moves when the page is hydrated. @default false
   */
  signedIn?: boolean | 'unknown'
}
