import { isDiscarded, toAuthError } from './clientErrors.js'
import { createNotice, redirectFailure } from './notices.js'
import type { Redirect } from './redirect.js'
import type { AuthClient, AuthLinkType, AuthNotice, Session } from './types.js'

/** What a session check found: a session, or none and perhaps the reason. */
export interface CheckOutcome {
  readonly session: Session | null
  readonly notice?: AuthNotice | undefined
}

/** Asks the provider's client who is signed in, once it has taken what the address brought. */
export async function checkSession(client: AuthClient, redirect: Redirect): Promise<CheckOutcome> {
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

/** Says why a session could not be checked. */
function checkFailedNotice(cause: unknown): AuthNotice {
  return createNotice('session_check_failed', { words: toAuthError(cause).message })
}

/**
 * Says why a code or a token in the address led to no session. Without an error the client did not
 * even try: it has no verifier for this code.
 */
function exchangeNotice(cause: unknown, { leftFrom, linkType }: Redirect): AuthNotice {
  const { code, message } = cause ? toAuthError(cause) : NO_VERIFIER
  const reason = redirectFailure(null, code)
  const isLink = reason === 'link_wrong_browser' || reason === 'link_expired'
  if (isLink && confirms(linkType)) return createNotice('confirmed_elsewhere', { linkType })
  const isOurs = reason === 'link_wrong_browser' || code === 'network'
  return createNotice(reason, { words: isOurs ? null : message, leftFrom, linkType })
}

const NO_VERIFIER = { code: 'pkce_code_verifier_not_found', message: '' }

/** The server gives a code only after it has confirmed the address that the link went to. */
function confirms(linkType: AuthLinkType | undefined): boolean {
  return linkType === 'signup' || linkType === 'email_change'
}
