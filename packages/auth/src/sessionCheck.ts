import { isDiscarded, toAuthError } from './clientErrors.js'
import { createNotice, redirectFailure } from './notices.js'
import type { Redirect } from './redirect.js'
import type { AuthClient, AuthLinkType, AuthNotice, Session } from './types.js'

/** The result of a session check: a session, or none and an optional reason. */
export interface CheckOutcome {
  readonly session: Session | null
  readonly notice?: AuthNotice | undefined
}

interface StoredCheck {
  readonly readSession: () => Session | null
  /** Resolves once the client could not renew the session because of the network or the server. */
  readonly outage: Promise<void> | undefined
}

/**
 * Gets the session from the provider's client, after it has processed the URL. During an outage it is
 * the stored one, even if it has expired: the client goes on trying to renew it for half a minute.
 */
export async function checkSession(
  client: AuthClient,
  redirect: Redirect,
  { readSession, outage }: StoredCheck,
): Promise<CheckOutcome> {
  const checked = askClient(client, redirect)
  if (redirect.exchange || !outage) return checked
  return Promise.race([checked, outage.then(() => ({ session: readSession() }))])
}

async function askClient(client: AuthClient, redirect: Redirect): Promise<CheckOutcome> {
  try {
    const exchanged = await client.initialize?.()
    const { data, error } = await client.getSession()
    if (data.session) return { session: data.session, notice: redirect.notice }
    if (redirect.exchange) {
      return { session: null, notice: exchangeNotice(exchanged?.error, redirect) }
    }
    const failed = error !== null && !isDiscarded(error)
    return {
      session: null,
      notice: redirect.notice ?? (failed ? checkFailedNotice(error) : undefined),
    }
  } catch (cause) {
    return { session: null, notice: checkFailedNotice(cause) }
  }
}

/** Creates the notice for a session that could not be checked. */
function checkFailedNotice(cause: unknown): AuthNotice {
  return createNotice('session_check_failed', { words: toAuthError(cause).message })
}

/**
 * Creates the notice for a code or a token in the URL that led to no session. Without an error the
 * client did not try: it has no verifier for this code.
 */
function exchangeNotice(cause: unknown, { leftFrom, linkType }: Redirect): AuthNotice {
  const { code, message } = cause ? toAuthError(cause) : NO_VERIFIER
  const reason = redirectFailure(null, code)
  const isLink = reason === 'link_wrong_browser' || reason === 'link_expired'
  if (isLink && confirms(linkType)) return createNotice('confirmed_elsewhere', { linkType })
  const isOurs = reason === 'link_wrong_browser' || code === 'network'
  // A tab that left for a provider is in the right browser.
  const lost = reason === 'link_wrong_browser' && leftFrom !== undefined
  const words = isOurs ? null : message
  return createNotice(lost ? 'oauth_error' : reason, { words, leftFrom, linkType })
}

const NO_VERIFIER = { code: 'pkce_code_verifier_not_found', message: '' }

/** The server only issues a code after it has confirmed the address that got the link. */
function confirms(linkType: AuthLinkType | undefined): boolean {
  return linkType === 'signup' || linkType === 'email_change'
}
