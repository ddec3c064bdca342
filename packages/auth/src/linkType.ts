import type { AuthLinkType } from './types.js'

const LINK_TYPES = ['email_change', 'magiclink', 'recovery', 'signup'] as const

/** Parses a link type; undefined for other values. */
export function readLinkType(value: string | null | undefined): AuthLinkType | undefined {
  return LINK_TYPES.find((type) => type === value)
}

/**
 * Returns the storage key for the type of the mail that this browser requested last. GoTrue removes
 * the fragment from a URL when it adds an error, so this is the only record of the link type then.
 */
export function linkKey(storageKey: string): string {
  return `${storageKey}-link`
}
