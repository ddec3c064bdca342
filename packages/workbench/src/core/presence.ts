import type { FileKind } from '@dropwatt/automations'
import { filesKey } from './storage/filesKey.ts'
import { readText, removeText, writeText } from './storage/storedText.ts'

/**
 * Facts about an account's files that pages need before they load the workbench. They are kept
 * beside the database, so that a page without a file opens neither.
 */
export interface Presence {
  /** The id of the file that is open. */
  readonly open?: string
  /** The kind of that file; earlier releases did not note it. */
  readonly openKind?: FileKind
  /** Whether that file was read from a store. */
  readonly isLive?: boolean
  /** The id of the supplier list or product page that is open to import from. */
  readonly source?: string
  /** The id of the set of images that is open. */
  readonly images?: string
  /** The importers whose page shows that, or an export that they made. */
  readonly importers?: readonly string[]
  /** The number of files that are saved. */
  readonly files?: number
  /** Whether logging out removes all files. */
  readonly removesOnLogout?: boolean
  /** Whether it was decided, after the account left, that its files stay. */
  readonly isKept?: boolean
}

const none: Presence = {}
const listeners = new Set<() => void>()
/** The texts by user, for browsers that store nothing. */
const unstored = new Map<string, string>()
let cached: { readonly text: string | null; readonly value: Presence } = { text: null, value: none }

function parse(text: string | null): Presence {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : none
  } catch {
    return none
  }
}

/** Returns the same object until something changes. */
export function readPresence(user: string | undefined): Presence {
  if (user === undefined) return none
  const text = readText(filesKey + user) ?? unstored.get(user) ?? null
  if (text !== cached.text) cached = { text, value: parse(text) }
  return cached.value
}

export function writePresence(user: string, presence: Presence): void {
  const text = JSON.stringify(presence)
  unstored.set(user, text)
  writeText(filesKey + user, text)
  for (const listener of listeners) listener()
}

/** Forgets an account on this device. */
export function removePresence(user: string): void {
  unstored.delete(user)
  removeText(filesKey + user)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change in any tab; returns a function that unsubscribes. */
export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
