import type { ReactNode } from 'react'
import type { SettingsSlug } from '../../navigation/settings.js'

export interface SettingsFrameProps {
  /** The page on screen: it gives the heading and is marked in the list. */
  current: SettingsSlug
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
  /** Says beside the heading that the values are a sample. @default false */
  sample?: boolean
  /** The groups of the page, one below the other. */
  children?: ReactNode
}
