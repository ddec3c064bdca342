import type { ReactNode } from 'react'
import type { SettingsSlug } from '../../navigation/settings.js'

export interface SettingsFrameProps {
  /** The current page: sets the heading and is marked in the list. */
  current: SettingsSlug
  /** Base path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
  /** Marks the values as sample data, beside the heading. @default false */
  sample?: boolean
  /** The groups of the page, in one column. */
  children?: ReactNode
}
