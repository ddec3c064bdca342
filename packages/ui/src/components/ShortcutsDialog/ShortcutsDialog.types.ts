import type { keyNames } from './ShortcutsDialog.strings.js'

/** A key whose name differs between keyboards; `command` is Control, on Apple devices Command. */
export type NamedKey = keyof (typeof keyNames)['en']

/** A key: one with a name, or the sign on it. */
export type ShortcutKey = NamedKey | (string & {})

/** What keys do. */
export interface Shortcut {
  readonly label: string
  /** The ways to do it; each is one key, or more that are pressed together. */
  readonly keys: readonly (readonly ShortcutKey[])[]
}

/** Shortcuts under one heading. */
export interface ShortcutGroup {
  readonly heading: string
  readonly shortcuts: readonly Shortcut[]
}

export interface ShortcutsDialogProps {
  /** Says whether it shows. */
  open: boolean
  /** Hears the state it asks for: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** Keys of your own, after those of the library. @default none */
  groups?: readonly ShortcutGroup[]
}
