import { readLinkType } from './linkType.js'
import { createNotice, redirectFailure } from './notices.js'
import type { AuthLinkType, AuthNotice } from './types.js'

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
  /** What the link was for, where the address says so. */
  readonly linkType?: AuthLinkType | undefined
  /** Whether there is a code, or a token, for the client to make a session of. */
  readonly exchange: boolean
  /** The access token in a recovery link of the implicit flow. */
  readonly recoveryToken?: string
  /** The address without any of it. */
  readonly cleanHref: string
}

/** What this browser knows of the way that led to an address. */
export interface Origin {
  /** The path that this tab left for a provider from. Only with it are words taken for the server's. */
  readonly leftFrom?: string | undefined
  /** What this browser has asked a mail for last. */
  readonly asked?: AuthLinkType | undefined
}

/** Reads what an authentication server may have left in an address. */
export function readRedirect(href: string, { leftFrom, asked }: Origin = {}): Redirect {
  const url = new URL(href)
  const query = url.searchParams
  const hash = new URLSearchParams(url.hash.slice(1))
  const [error, errorCode, description] = ERRORS.map((name) => query.get(name) ?? hash.get(name))
  const failed = error ?? errorCode ?? description
  const token = hash.get('access_token')
  const exchange = !failed && (query.has('code') || token !== null)
  // GoTrue says so after the first of the two links of an e-mail change, and marks it as its own.
  const halfway = !failed && !exchange && hash.has('message') && hash.has('sb')
  const said = readLinkType(hash.get('type'))

  const message = halfway ? ['message'] : []
  for (const name of [...QUERY_PARAMETERS, ...message]) {
    if (query.has(name)) query.delete(name)
  }
  if (HASH_PARAMETERS.some((name) => hash.has(name))) {
    for (const name of [...HASH_PARAMETERS, ...message]) hash.delete(name)
    url.hash = hash.toString()
  }

  const cleanHref = url.href
  if (halfway) {
    const notice = createNotice('confirm_other_address', { linkType: 'email_change' })
    return { notice, exchange, cleanHref }
  }
  // A provider has no links of ours.
  const isLink = leftFrom === undefined
  if (!failed) {
    return {
      exchange,
      leftFrom,
      linkType: isLink ? said : undefined,
      ...(said === 'recovery' && token !== null && { recoveryToken: token }),
      cleanHref,
    }
  }
  const notice = createNotice(redirectFailure(error ?? null, errorCode ?? null), {
    // Without a departure anybody may have written what the address says.
    words: isLink ? null : description,
    linkType: isLink ? (said ?? asked) : undefined,
    leftFrom,
  })
  return { notice, exchange, cleanHref }
}
