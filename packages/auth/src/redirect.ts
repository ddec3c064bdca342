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

/** The auth parameters in the URL of the page. */
export interface Redirect {
  /** Reason of the server for a redirect without a session. */
  readonly notice?: AuthNotice
  /** The path from which this tab left for the provider, if it did. */
  readonly leftFrom?: string | undefined
  /** The type of the link, if the URL contains it. */
  readonly linkType?: AuthLinkType | undefined
  /** Whether there is a code or a token that the client can exchange for a session. */
  readonly exchange: boolean
  /** The access token in a recovery link of the implicit flow. */
  readonly recoveryToken?: string
  /** The URL without these parameters. */
  readonly cleanHref: string
}

/** Knowledge of this browser about how it got to the URL. */
export interface Origin {
  /** The path from which this tab left for a provider. Only with it is a message trusted. */
  readonly leftFrom?: string | undefined
  /** The type of the mail that this browser requested last. */
  readonly asked?: AuthLinkType | undefined
}

/** Parses the auth parameters of a URL. */
export function readRedirect(href: string, { leftFrom, asked }: Origin = {}): Redirect {
  const url = new URL(href)
  const query = url.searchParams
  const hash = new URLSearchParams(url.hash.slice(1))
  const [error, errorCode, description] = ERRORS.map((name) => query.get(name) ?? hash.get(name))
  const failed = error ?? errorCode ?? description
  const token = hash.get('access_token')
  const exchange = !failed && (query.has('code') || token !== null)
  // GoTrue adds these after the first of the two links of an e-mail change.
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
  // A redirect from a provider is not one of our links, which may be opened in the tab at a provider.
  const isLink = leftFrom === undefined || said !== undefined || errorCode === 'otp_expired'
  const leftTo = isLink ? undefined : leftFrom
  if (!failed) {
    return {
      exchange,
      leftFrom: leftTo,
      linkType: isLink ? said : undefined,
      ...(said === 'recovery' && token !== null && { recoveryToken: token }),
      cleanHref,
    }
  }
  const notice = createNotice(redirectFailure(error ?? null, errorCode ?? null), {
    // If this tab did not leave for a provider, the message may be forged.
    words: isLink ? null : description,
    linkType: isLink ? (said ?? asked) : undefined,
    leftFrom: leftTo,
  })
  return { notice, exchange, cleanHref }
}
