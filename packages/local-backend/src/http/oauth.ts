import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { authPath } from '../auth-path.ts'
import { ApiError, toApiError, validationFailed } from '../errors.ts'
import { accountOf } from '../oauth/account-linking.ts'
import { isFlowExpired, parseChallenge, startFlow } from '../oauth/flow.ts'
import type { OAuthGrant, OAuthProvider } from '../oauth/provider.ts'
import { timestamp, type Services } from '../services.ts'
import { startSession, tokenResponse } from '../sign-in.ts'
import type { FlowState } from '../store/flow-states.ts'
import { readText } from './body.ts'
import { urlWithCode, urlWithError, urlWithMessage, urlWithTokens } from './result-url.ts'
import { redirectUrl } from './redirect-url.ts'
import { ignoreSpeculation } from './speculative.ts'
import { userAgentOf } from './user-agent.ts'

/** Parameters of the flow or of this server, which clients cannot pass to the provider. */
const reserved = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_mode',
  'response_type',
  'request',
  'request_uri',
  'state',
  'nonce',
  'apikey',
  'invite_token',
  'skip_http_redirect',
])

/** Returns the additional parameters for the provider, such as `prompt`. */
function extraParameters(url: URL): URLSearchParams {
  const names = [...url.searchParams].filter(([name]) => !reserved.has(name.toLowerCase()))
  return new URLSearchParams(names)
}

function badState({ settings }: Services, code: string, description: string): Response {
  const error = new ApiError(400, code, description)
  const location = urlWithError(settings.siteUrl(), error, true)
  return new Response(null, { status: 303, headers: { location } })
}

/** Consumes a flow, or returns the error. */
function claimFlow(services: Services, state: string): FlowState | Response {
  const { store, settings } = services
  const flow = store.flowStates.find(state)
  // The flows of mails are in the same table.
  if (flow?.authentication_method !== 'oauth' || isFlowExpired(flow, settings.now())) {
    return badState(services, 'bad_oauth_state', 'OAuth state is missing, unknown or has expired')
  }
  if (!store.flowStates.claim(flow.id, timestamp(settings))) {
    return badState(services, 'flow_state_already_used', 'OAuth state has been used already')
  }
  return flow
}

/** Signs the user in and returns the redirect URL. */
async function finishFlow(
  services: Services,
  flow: FlowState,
  grant: OAuthGrant,
  userAgent: string | null,
): Promise<string> {
  const { store } = services
  if (flow.code_challenge) {
    const code = randomUUID()
    store.transaction(() => {
      store.flowStates.finish(flow.id, {
        user_id: accountOf(services, grant.profile, flow.provider_type).id,
        auth_code: code,
        provider_access_token: grant.accessToken,
        provider_refresh_token: grant.refreshToken,
      })
    })
    return urlWithCode(flow.referrer, code)
  }
  const signedIn = store.transaction(() =>
    startSession(
      services,
      accountOf(services, grant.profile, flow.provider_type),
      'oauth',
      userAgent,
    ),
  )
  return urlWithTokens(flow.referrer, await tokenResponse(services, signedIn), {
    provider_token: grant.accessToken,
    ...(grant.refreshToken && { provider_refresh_token: grant.refreshToken }),
  })
}

/** Returns the origin of this server as seen by the browser. */
const originOf = (c: Context) => new URL(c.req.url).origin
const callbackUrl = (c: Context) => `${originOf(c)}${authPath}/callback`

/** The routes for leaving for a provider and coming back. */
export function oauthRoutes(services: Services): Hono {
  const { settings, providers } = services

  function requireProvider(name: string | undefined): OAuthProvider {
    const provider = providers.get(name ?? '')
    if (!provider)
      throw validationFailed(`Unsupported provider: Provider ${name ?? ''} could not be found`)
    return provider
  }

  async function callback(c: Context, parameters: URLSearchParams): Promise<Response> {
    const flow = claimFlow(services, parameters.get('state') ?? '')
    if (flow instanceof Response) return flow

    const error = parameters.get('error')
    if (error) {
      const description = parameters.get('error_description') ?? ''
      const rejection = { error, error_description: description }
      return c.redirect(urlWithMessage(flow.referrer, rejection, true))
    }
    try {
      const code = parameters.get('code')
      if (!code)
        throw new ApiError(
          400,
          'bad_oauth_callback',
          'OAuth callback with missing authorization code',
        )
      const provider = requireProvider(flow.provider_type)
      const grant = await provider.exchange({ code, state: flow.id, callbackUrl: callbackUrl(c) })
      return c.redirect(await finishFlow(services, flow, grant, userAgentOf(c.req.raw)))
    } catch (cause) {
      const rejection = toApiError(cause, settings.onUnexpectedError)
      return c.redirect(urlWithError(flow.referrer, rejection, true))
    }
  }

  return new Hono()
    .get('/authorize', (c) => {
      services.limit('authorize')
      const provider = requireProvider(c.req.query('provider'))
      const challenge = parseChallenge(
        c.req.query('code_challenge'),
        c.req.query('code_challenge_method'),
      )
      const referrer = redirectUrl(c.req, settings)
      const address = provider.authorizationUrl({
        state: startFlow(services, provider.name, referrer, challenge),
        origin: originOf(c),
        callbackUrl: callbackUrl(c),
        scopes: c.req.query('scopes') ?? '',
        extra: extraParameters(new URL(c.req.url)),
      })
      return c.redirect(address)
    })
    .get('/callback', ignoreSpeculation, async (c) => callback(c, new URL(c.req.url).searchParams))
    .post('/callback', async (c) => {
      services.limit('authorize')
      return callback(c, new URLSearchParams(await readText(c.req.raw)))
    })
}
