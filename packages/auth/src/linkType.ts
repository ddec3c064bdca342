import type { AuthLinkType } from './types.js'

const LINK_TYPES = ['email_change', 'magiclink', 'recovery', 'signup'] as const

/** Returns what a link is for, where `value` says so. */
export function readLinkType(value: string | null | undefined): AuthLinkType | undefined {
  return LINK_TYPES.find((type) => type === value)
}

/**
 * Under this key lies what this browser has asked a mail for last, beside the session. GoTrue takes
 * a fragment out of an address to which it adds an error, and this is then all that tells what the
 * link was for.
 */
export function linkKey(storageKey: string): string {
  return `${storageKey}-link`
}
