import { createNotice, redirectFailure } from './notices.js'
import type { AuthNotice } from './types.js'

const ERRORS = ['error', 'error_code', 'error_description']
const QUERY_PARAMETERS = [...ERRORS, 'code', 'sb_flow_id']
const HASH_PARAMETERS = [
  ...QUERY_PARAMETERS,
  'access_token',
  'expires_at',
  'expires_in',
  'provider_refresh_token',
  'provider_token',
  'refresh_token',
  'sb',
  'token_type',
  'type',
]

/** What an authentication server has left in the address of the page. */
export interface Redirect {
  /** Why the server sent the visitor back without a session. */
  readonly notice?: AuthNotice
  /** The path that this tab left for the server from, where it did. */
  readonly leftFrom?: string | undefined
  /** Whether there is a code, or a token, for the client to make a session of. */
  readonly exchange: boolean
  /** The access token in a recovery link of the implicit flow. */
  readonly recoveryToken?: string
  /** The address without any of it. */
  readonly cleanHref: string
}

/**
 * Reads what an authentication server may have left in an address. Only with `leftFrom` are its
 * words taken for those of the server.
 */
export function readRedirect(href: string, leftFrom?: string): Redirect {
  const url = new URL(href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const [error, errorCode, description] = ERRORS.map(
    (name) => url.searchParams.get(name) ?? hash.get(name),
  )
  const failed = error ?? errorCode ?? description
  const token = hash.get('access_token')
  const exchange = !failed && (url.searchParams.has('code') || token !== null)
  const recovery = token !== null && hash.get('type') === 'recovery'

  for (const name of QUERY_PARAMETERS) {
    if (url.searchParams.has(name)) url.searchParams.delete(name)
  }
  if (HASH_PARAMETERS.some((name) => hash.has(name))) {
    for (const name of HASH_PARAMETERS) hash.delete(name)
    url.hash = hash.toString()
  }

  if (!failed) {
    return { exchange, leftFrom, cleanHref: url.href, ...(recovery && { recoveryToken: token }) }
  }
  const code = redirectFailure(error ?? null, errorCode ?? null)
  // Without a departure anybody may have written what the address says.
  const words = leftFrom === undefined ? null : description
  return { notice: createNotice(code, words, leftFrom), exchange, cleanHref: url.href }
}
