import { randomUUID } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Challenge } from '../oauth/flow.ts'
import { timestamp, type Services } from '../services.ts'
import type { AuthenticationMethod } from '../store/sessions.ts'
import type { User } from '../store/users.ts'

/** The type of a link in a mail, from its `type` parameter. */
export type LinkType = 'email_change' | 'invite' | 'magiclink' | 'recovery' | 'signup'

/** The `amr` claim of sessions from an exchanged code, by the type of the mail. */
function methodOf(linkType: LinkType): AuthenticationMethod {
  return linkType === 'signup' ? 'email/signup' : linkType
}

interface MailFlow {
  readonly user: User
  readonly linkType: LinkType
  readonly redirectTo: string
  readonly challenge?: Challenge
}

/**
 * Stores a PKCE flow that waits for a link from a mail, replacing an older one of the same type.
 * Returns `false` without a challenge.
 */
export function startMailFlow(
  { store, settings }: Services,
  { user, linkType, redirectTo, challenge }: MailFlow,
): boolean {
  const method = methodOf(linkType)
  store.flowStates.removeOfMethod(user.id, method)
  if (!challenge?.code_challenge) return false
  store.flowStates.insert({
    ...challenge,
    id: randomUUID(),
    user_id: user.id,
    auth_code: null,
    provider_type: linkType === 'signup' ? 'email' : linkType,
    authentication_method: method,
    referrer: redirectTo,
    provider_access_token: null,
    provider_refresh_token: null,
    auth_code_issued_at: null,
    created_at: timestamp(settings),
  })
  return true
}

/**
 * Returns the auth code for an opened link. Call it inside a transaction.
 * @throws ApiError 400 if no flow waits for the link.
 */
export function finishMailFlow(
  { store, settings }: Services,
  user: User,
  linkType: LinkType,
): string {
  const flow = store.flowStates.findWaiting(user.id, methodOf(linkType))
  if (!flow) {
    throw new ApiError(
      400,
      'flow_state_not_found',
      'No associated flow state found. No valid flow state found for user.',
    )
  }
  const code = randomUUID()
  store.flowStates.claim(flow.id, timestamp(settings))
  store.flowStates.finish(flow.id, {
    user_id: user.id,
    auth_code: code,
    provider_access_token: null,
    provider_refresh_token: null,
  })
  return code
}
