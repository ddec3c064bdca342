import type { SavedTranslation } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

/** Content of the table: terms of a glossary, or whole texts with their translations. */
export type MemoryKind = 'glossary' | 'saved'

/** A term or text with its translation into one language. */
export interface MemoryEntry extends SavedTranslation {
  readonly id: string
}

/** Entry as it is typed, not saved yet. */
export type MemoryDraft = Omit<MemoryEntry, 'id'>

export interface MemoryTableProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onChange'
> {
  /** Whether it shows terms of a glossary or saved translations. */
  kind: MemoryKind
  /** All entries, in the order in which they are shown. */
  entries: readonly MemoryEntry[]
  /** Languages to choose from, beside those of the entries; the first one is proposed for a new entry. @default none */
  locales?: readonly string[]
  /** Adds an entry, or changes the one with this id. Resolves to whether it was saved. */
  onSave: (draft: MemoryDraft, id?: string) => Promise<boolean>
  /** Removes an entry; `MemoryTable` offers to undo it with `onRestore`. */
  onRemove: (id: string) => void
  /** Brings back the entry that was just removed. */
  onRestore: () => void
  /** The entry that was just removed, while it can be brought back. @default none */
  removed?: MemoryEntry
  /** Imports a CSV file. */
  onImport: (file: File) => void
  /** Downloads all entries as a CSV file. */
  onExport: () => void
  /** Result of the last import, or the reason why it failed. @default nothing */
  imported?: { readonly tone: 'success' | 'danger'; readonly text: string }
  /** Number of entries that can be stored. @default no limit */
  limit?: number
  /** The entries are being loaded. @default false */
  busy?: boolean
  /** Level of the heading that an empty table shows. @default 3 */
  headingLevel?: 2 | 3 | 4
}
