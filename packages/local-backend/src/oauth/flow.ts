import { randomUUID } from 'node:crypto'
import { validationFailed } from '../errors.ts'
import { timestamp, type Services } from '../services.ts'
import type { FlowState } from '../store/flow-states.ts'

const flowLife = 300_000

/** The PKCE parameters of a request; both are null in the implicit flow. */
export type Challenge = Pick<FlowState, 'code_challenge' | 'code_challenge_method'>

/**
 * Tells whether a flow has expired. A flow that waits for a mail starts when its link is opened; the
 * lifetime of the link is that of its token.
 * @param now in milliseconds.
 */
export function isFlowExpired(flow: FlowState, now: number): boolean {
  const { authentication_method, auth_code_issued_at, created_at } = flow
  const start = authentication_method === 'oauth' ? created_at : (auth_code_issued_at ?? created_at)
  return now - Date.parse(start) > flowLife
}

/**
 * Parses the PKCE parameters of a request; without them the flow is implicit.
 * @throws ApiError 400 if one is missing or malformed.
 */
export function parseChallenge(
  challenge: string | undefined,
  method: string | undefined,
): Challenge {
  if (!challenge && !method) return { code_challenge: null, code_challenge_method: null }
  if (!challenge || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  const lower = method.toLowerCase()
  if (lower !== 's256' && lower !== 'plain') {
    throw validationFailed('code_challenge_method must be s256 or plain')
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw validationFailed(
      'code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 . _ ~ -',
    )
  }
  return { code_challenge: challenge, code_challenge_method: lower }
}

/** Stores a flow for a browser that leaves for a provider, and returns its `state`. */
export function startFlow(
  { store, settings }: Services,
  provider: string,
  referrer: string,
  challenge: Challenge,
): string {
  const id = randomUUID()
  store.flowStates.insert({
    ...challenge,
    id,
    user_id: null,
    auth_code: null,
    provider_type: provider,
    authentication_method: 'oauth',
    referrer,
    provider_access_token: null,
    provider_refresh_token: null,
    auth_code_issued_at: null,
    created_at: timestamp(settings),
  })
  return id
}
