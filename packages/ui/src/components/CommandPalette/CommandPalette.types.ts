import type { Icon } from '../../icons/index.js'

interface CommandTexts {
  /** Names the entry in code, unique in its palette. */
  readonly id: string
  readonly label: string
  /** Other words by which it is found. */
  readonly keywords?: readonly string[]
  /** Stands before the label; decorative. */
  readonly icon?: Icon
}

/** Leads to an address, through the link component in force. */
export interface CommandLink extends CommandTexts {
  readonly href: string
  readonly onSelect?: undefined
}

/** Does something, once the palette has closed. */
export interface CommandAction extends CommandTexts {
  readonly href?: undefined
  /** @default shows the not-implemented notice */
  readonly onSelect?: () => void
}

export type CommandEntry = CommandLink | CommandAction

/** Entries under one heading, by which they are found as well. */
export interface CommandGroup {
  readonly heading: string
  readonly entries: readonly CommandEntry[]
}

export interface CommandPaletteProps {
  /** Says whether it shows. */
  open: boolean
  /** Hears the state it asks for: `false` on a choice, Escape, its close button and the backdrop; with `shortcut` also `true`. */
  onOpenChange: (open: boolean) => void
  /** What can be found. @default the pages of the dashboard */
  groups?: readonly CommandGroup[]
  /** Where the dashboard lives, without a slash at the end; for the groups that are there by default. @default '/dashboard' */
  basePath?: string
  /** Names the field, and stands in it while it is empty. @default 'Search automations and settings' */
  label?: string
  /** What is searched for each time it opens. @default '' */
  initialQuery?: string
  /** Opens and closes it with Ctrl K, on Apple devices with Command K, from anywhere on the page. @default true */
  shortcut?: boolean
}
