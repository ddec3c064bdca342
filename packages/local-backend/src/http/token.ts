import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isBanned } from '../accounts.ts'
import { audit } from '../audit.ts'
import {
  ApiError,
  invalidCredentials,
  OAuthBodyError,
  userBanned,
  validationFailed,
} from '../errors.ts'
import { isFlowExpired } from '../oauth/flow.ts'
import { verifyPassword } from '../passwords.ts'
import { refreshSession } from '../refresh.ts'
import type { Services } from '../services.ts'
import { startSession, tokenResponse, type SignedIn, type TokenResponse } from '../sign-in.ts'
import type { FlowState } from '../store/flow-states.ts'
import { optionalText, readJson } from './body.ts'
import { normaliseEmail } from './email.ts'
import { grantError } from './unsupported.ts'
import { userAgentOf } from './user-agent.ts'

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText })
const refreshBody = z.object({ refresh_token: optionalText })
const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText })

type Grant = (services: Services, request: Request) => Promise<TokenResponse>

const passwordGrant: Grant = async (services, request) => {
  const { store, settings } = services
  const { email, phone, password } = await readJson(request, passwordBody)
  if (phone) throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw validationFailed('missing email or phone')
  const address = normaliseEmail(email)

  const hash = store.users.findByEmail(address)?.encrypted_password
  if (!(await verifyPassword(hash, password ?? ''))) throw invalidCredentials()

  const signedIn = store.transaction(() => {
    const user = store.users.findByEmail(address)
    // The password may have changed while its hash was being verified.
    if (!user || user.encrypted_password !== hash) throw invalidCredentials()
    if (isBanned(user, settings.now())) throw userBanned(400)
    if (!user.email_confirmed_at)
      throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
    audit(services, 'login', user, { provider: 'email' })
    return startSession(services, user, 'password', userAgentOf(request))
  })
  return tokenResponse(services, signedIn)
}

const refreshGrant: Grant = async (services, request) => {
  const { refresh_token: token } = await readJson(request, refreshBody)
  if (!token) throw new OAuthBodyError('refresh_token required')
  return tokenResponse(services, refreshSession(services, token, userAgentOf(request)))
}

const sha256 = (content: string) => createHash('sha256').update(content)

function fitsChallenge(
  { code_challenge, code_challenge_method }: FlowState,
  verifier: string,
): boolean {
  const challenge =
    code_challenge_method === 'plain' ? verifier : sha256(verifier).digest('base64url')
  return (
    code_challenge !== null &&
    timingSafeEqual(sha256(challenge).digest(), sha256(code_challenge).digest())
  )
}

const noFlow = () =>
  new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

/** Creates a session for a flow and consumes the flow. */
function exchangeFlow(
  services: Services,
  flow: FlowState,
  userId: string,
  userAgent: string | null,
): SignedIn {
  const { store, settings } = services
  return store.transaction(() => {
    const user = store.users.findById(userId)
    if (!user) throw noFlow()
    if (isBanned(user, settings.now())) throw userBanned(400)
    audit(services, 'login', user, { provider_type: flow.provider_type })
    store.flowStates.remove(flow.id)
    return startSession(services, user, flow.authentication_method, userAgent)
  })
}

const pkceGrant: Grant = async (services, request) => {
  const { store, settings } = services
  const { auth_code: code, code_verifier: verifier } = await readJson(request, pkceBody)
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }

  const flow = store.flowStates.findByCode(code)
  if (!flow?.user_id) throw noFlow()
  if (isFlowExpired(flow, settings.now())) {
    throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!fitsChallenge(flow, verifier)) {
    throw new ApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  const signedIn = exchangeFlow(services, flow, flow.user_id, userAgentOf(request))
  return {
    ...(await tokenResponse(services, signedIn)),
    ...(flow.provider_access_token && { provider_token: flow.provider_access_token }),
    ...(flow.provider_refresh_token && { provider_refresh_token: flow.provider_refresh_token }),
  }
}

const grants: ReadonlyMap<string, Grant> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
])

/** The route for getting a session with a password, a refresh token or a code. */
export function tokenRoutes(services: Services): Hono {
  return new Hono().post('/token', async (c) => {
    services.limit('token')
    const type = c.req.query('grant_type') ?? ''
    const grant = grants.get(type)
    if (!grant) throw grantError(type)
    return c.json(await grant(services, c.req.raw))
  })
}
