import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { ApiError, toApiError, validationFailed } from '../errors.ts'
import { accountOf } from '../oauth/account-linking.ts'
import { isFlowExpired, parseChallenge, startFlow } from '../oauth/flow.ts'
import type { OAuthGrant, OAuthProvider } from '../oauth/provider.ts'
import { resolveRedirect } from '../redirects.ts'
import { timestamp, type Services } from '../services.ts'
import { startSession, tokenResponse, type SignedIn } from '../sign-in.ts'
import type { FlowState } from '../store/flow-states.ts'
import { readText } from './body.ts'

/** Parameters that name the flow, which a client may not set. */
const reserved = [
  'provider',
  'redirect_to',
  'scopes',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'state',
  'apikey',
  'skip_http_redirect',
]

function withError(target: string, error: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(error).toString()
  return url.href
}

function badState(services: Services, code: string, description: string): Response {
  const error = { error: 'invalid_request', error_code: code, error_description: description }
  const location = withError(services.settings.siteUrl(), error)
  return new Response(null, { status: 303, headers: { location } })
}

/** Takes a flow for the only time it can be taken, or answers with why not. */
function claimFlow(services: Services, state: string): FlowState | Response {
  const { store, settings } = services
  const flow = store.flowStates.find(state)
  if (!flow || isFlowExpired(flow, settings.now())) {
    return badState(services, 'bad_oauth_state', 'OAuth state is missing, unknown or has expired')
  }
  if (!store.flowStates.claim(flow.id, timestamp(settings))) {
    return badState(services, 'flow_state_already_used', 'OAuth state has been used already')
  }
  return flow
}

function withCode(target: string, code: string): string {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return url.href
}

async function withTokens(
  services: Services,
  target: string,
  signedIn: SignedIn,
  grant: OAuthGrant,
) {
  const { user: _, ...tokens } = await tokenResponse(services, signedIn)
  const fragment = new URLSearchParams(
    Object.entries({ ...tokens, provider_token: grant.accessToken, sb: '' }).map(
      ([name, value]) => [name, String(value)],
    ),
  )
  const url = new URL(target)
  url.hash = fragment.toString()
  return url.href
}

/** Signs the person in and gives the address to which the browser returns. */
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
    return withCode(flow.referrer, code)
  }
  const signedIn = store.transaction(() =>
    startSession(
      services,
      accountOf(services, grant.profile, flow.provider_type),
      'oauth',
      userAgent,
    ),
  )
  return withTokens(services, flow.referrer, signedIn, grant)
}

function failedFlow({ settings }: Services, flow: FlowState, cause: unknown): string {
  const { status, code, message } = toApiError(cause, settings.onUnexpectedError)
  return withError(flow.referrer, {
    error: status < 500 ? 'access_denied' : 'server_error',
    error_code: code,
    error_description: message,
  })
}

/** The origin under which the browser sees this server. */
const originOf = (c: Context) => new URL(c.req.url).origin

/** Leaving for a provider and coming back. */
export function oauthRoutes(services: Services): Hono {
  const { settings, providers } = services
  const callbackUrl = (c: Context) => `${originOf(c)}${settings.basePath}/callback`

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
      return c.redirect(withError(flow.referrer, { error, error_description: description }))
    }
    try {
      const code = parameters.get('code')
      if (!code)
        throw new ApiError(
          400,
          'bad_oauth_callback',
          'OAuth callback with missing authorization code',
        )
      const grant = await requireProvider(flow.provider_type).exchange(code, callbackUrl(c))
      return c.redirect(await finishFlow(services, flow, grant, c.req.header('user-agent') ?? null))
    } catch (cause) {
      return c.redirect(failedFlow(services, flow, cause))
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
      const referrer = resolveRedirect(
        [c.req.header('redirect_to'), c.req.query('redirect_to'), c.req.header('referer')],
        {
          siteUrl: settings.siteUrl(),
          redirectUrls: settings.redirectUrls,
        },
      )
      const extra = new URL(c.req.url).searchParams
      for (const name of reserved) extra.delete(name)
      const address = provider.authorizationUrl({
        state: startFlow(services, provider.name, referrer, challenge),
        origin: originOf(c),
        callbackUrl: callbackUrl(c),
        scopes: c.req.query('scopes') ?? '',
        extra,
      })
      return c.redirect(address)
    })
    .get('/callback', (c) => callback(c, new URL(c.req.url).searchParams))
    .post('/callback', async (c) => callback(c, new URLSearchParams(await readText(c.req.raw))))
}
