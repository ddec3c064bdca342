import { randomUUID } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Challenge } from '../oauth/flow.ts'
import { timestamp, type Services } from '../services.ts'
import type { AuthenticationMethod } from '../store/sessions.ts'
import type { User } from '../store/users.ts'

/** What a link from a mail is for, as its `type` parameter says. */
export type LinkType = 'email_change' | 'invite' | 'magiclink' | 'recovery' | 'signup'

/** Sessions that begin with an exchanged code say in their `amr` claim what the mail was for. */
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
 * Notes that somebody waits for a link from a mail, in the place of an older wait of the same sort.
 * Without a challenge there is nothing to note, and it returns `false`.
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
 * Gives the code for a link that was opened. Call it inside a transaction.
 * @throws ApiError 400 when nobody waits for the link.
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
