import type { ReactNode } from 'react'
import type { CommandGroup } from '../CommandPalette/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

/** What stands over the page. */
export type Overlay = 'palette' | 'shortcuts'

/** Opens what stands over the page. */
export interface Commands {
  readonly openPalette: () => void
  readonly openShortcuts: () => void
}

/** What the palette offers. */
export interface CommandOptions extends PreferenceProps {
  /** Offers the pages of the dashboard, in place of the ways in. @default false */
  signedIn?: boolean
  /** Signs out. @default offers no way out */
  onLogout?: () => void
  /** Commands of your own, before those that are always there. @default none */
  groups?: readonly CommandGroup[]
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
}

export interface CommandProviderProps extends CommandOptions {
  /** Every page. */
  children: ReactNode
}
