import type { ReactNode } from 'react'
import type { keyNames } from './ShortcutsDialog.strings.js'

/** A key whose name depends on the keyboard; `command` is Control, or Command on Apple devices. */
export type NamedKey = keyof (typeof keyNames)['en']

/** A key: a named one, or its character. */
export type ShortcutKey = NamedKey | (string & {})

/** The action of the shortcut. */
export interface Shortcut {
  readonly label: string
  /** Alternative shortcuts; each is one key, or several pressed together. */
  readonly keys: readonly (readonly ShortcutKey[])[]
}

/** Shortcuts under one heading. */
export interface ShortcutGroup {
  readonly heading: string
  readonly shortcuts: readonly Shortcut[]
}

export interface ShortcutsDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called with the requested state: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** Your own shortcuts, after those of the library. @default none */
  groups?: readonly ShortcutGroup[]
  /** Shown after the list, such as a switch for some of the shortcuts. @default nothing */
  children?: ReactNode
}
