import type { AuthLinkType, AuthStorage } from './types.js'

const LINK_TYPES = ['email_change', 'magiclink', 'recovery', 'signup'] as const

/** Returns what a link is for, where `value` says so. */
export function readLinkType(value: string | null | undefined): AuthLinkType | undefined {
  return LINK_TYPES.find((type) => type === value)
}

/**
 * What this browser has asked a mail for last. GoTrue takes a fragment out of an address to which it
 * adds an error, and this is then all that tells what the link was for.
 */
export interface LinkNote {
  readonly read: () => AuthLinkType | undefined
  readonly write: (type: AuthLinkType) => void
  readonly remove: () => void
}

/** Keeps the note in `storage`, beside the session that is stored under `storageKey`. */
export function createLinkNote(storage: AuthStorage, storageKey: string): LinkNote {
  const key = `${storageKey}-link`
  return {
    read: () => readLinkType(storage.getItem(key)),
    write: (type) => storage.setItem(key, type),
    remove: () => storage.removeItem(key),
  }
}
