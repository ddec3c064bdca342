import type { Icon } from '../../icons/index.js'

interface CommandTexts {
  /** Id of the entry, unique in its palette. */
  readonly id: string
  readonly label: string
  /** Other search terms. */
  readonly keywords?: readonly string[]
  /** Shown before the label; decorative. */
  readonly icon?: Icon
}

/** Links to an address with the current link component. */
export interface CommandLink extends CommandTexts {
  readonly href: string
  readonly onSelect?: undefined
}

/** Runs an action, once the palette has closed. */
export interface CommandAction extends CommandTexts {
  readonly href?: undefined
  /** @default shows the not-implemented notice */
  readonly onSelect?: () => void
}

export type CommandEntry = CommandLink | CommandAction

/** Entries under one heading, which is searched too. */
export interface CommandGroup {
  readonly heading: string
  readonly entries: readonly CommandEntry[]
}

export interface CommandPaletteProps {
  /** Whether it is open. */
  open: boolean
  /** Called with the requested state: `false` on a choice, Escape, its close button and the backdrop; with `shortcut` also `true`. */
  onOpenChange: (open: boolean) => void
  /** The groups of entries. @default the pages of the dashboard */
  groups?: readonly CommandGroup[]
  /** Base path of the dashboard, without a trailing slash; for the default groups. @default '/dashboard' */
  basePath?: string
  /** Label and placeholder of the field. @default 'Search automations and settings' */
  label?: string
  /** Initial query each time it opens. @default '' */
  initialQuery?: string
  /** Opens and closes it with Ctrl K, on Apple devices with Command K, from anywhere on the page. @default true */
  shortcut?: boolean
}
