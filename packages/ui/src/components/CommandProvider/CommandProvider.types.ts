import type { ReactNode } from 'react'
import type { CommandGroup } from '../CommandPalette/index.js'
import type { ShortcutsDialogProps } from '../ShortcutsDialog/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

/** The open overlay. */
export type Overlay = 'palette' | 'shortcuts'

/** Opens the overlays. */
export interface Commands {
  readonly openPalette: () => void
  readonly openShortcuts: () => void
}

/** Entries of the palette. */
export interface CommandOptions extends PreferenceProps {
  /** Offers the pages of the dashboard instead of the sign-in pages. @default false */
  signedIn?: boolean
  /** Signs out. @default offers no Logout */
  onLogout?: () => void
  /** Says above Logout what stays behind, such as without a connection. @default nothing */
  logoutNote?: string
  /** Your own commands, before the built-in ones. @default none */
  groups?: readonly CommandGroup[]
  /** Your own shortcuts in the list of shortcuts, and what is shown after them. @default none */
  shortcuts?: Pick<ShortcutsDialogProps, 'groups' | 'children'>
  /** Base path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
}

export interface CommandProviderProps extends CommandOptions {
  /** The pages of the app. */
  children: ReactNode
}
