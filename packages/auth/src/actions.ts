import { isDiscarded, toAuthError } from './clientErrors.js'
import { withoutSeparators } from './codes.js'
import { RENEWAL_SECONDS } from './constants.js'
import { networkError } from './errors.js'
import { moveFlowId } from './flows.js'
import { leavePage, pageOrigin } from './leavePage.js'
import { hasExpired } from './machine.js'
import { problemOf } from './problem.js'
import { profileData } from './profile.js'
import type {
  Answer,
  AuthActions,
  AuthClient,
  AuthLinkType,
  AuthTools,
  Data,
  LinkRequest,
  Session,
} from './types.js'

interface ActionTools {
  /** Returns the provider's client, which the state follows. */
  client: () => Promise<AuthClient>
  /** Records the type of the requested mail; not set for a client that may not use PKCE. */
  noteLink: ((type: AuthLinkType) => void) | undefined
  /** Returns the `Retry-After` header of the last response with status 429. */
  retryHeader: (() => string | null) | undefined
  fetch: typeof fetch
}

/** The actions that need the provider's client. */
export interface ClientActions extends Omit<
  AuthActions,
  'refresh' | 'signInWithGoogle' | 'signOut' | 'verifyUser'
> {
  /** Refreshes the session, unless `session`, the one at the time of the call, was refreshed already. */
  refresh: (session: Session | null) => Promise<void>
  /** Returns the user of the token of `session`, or of a newer one, if the server has signed it. */
  verifyUser: (session: Session | null) => Promise<string | null>
  /** Runs any other action of the provider's client. */
  ask: AuthTools['ask']
}

/** Creates the actions. Errors that the client returns or throws become an AuthError. */
export function createActions(tools: ActionTools): ClientActions {
  const { noteLink, retryHeader, fetch } = tools
  let refreshing: Promise<void> | undefined

  async function withClient<Result>(act: (client: AuthClient) => Promise<Result>): Promise<Result> {
    try {
      return await act(await tools.client())
    } catch (cause) {
      throw toAuthError(cause, retryHeader?.())
    }
  }

  const ask: AuthTools['ask'] = (act) => withClient(async (client) => answer(await act(client)))

  /** Runs an action and ignores its result. */
  async function tell(act: (client: AuthClient) => Promise<Answer>): Promise<void> {
    await ask(act)
  }

  /**
   * Runs an action that sends a mail. The fragment of the redirect URL holds the link type, as in
   * the implicit flow: GoTrue ignores it when it checks the URL, and keeps it when it adds a code.
   */
  async function mail<Given extends Answer>(
    type: AuthLinkType,
    wanted: string | undefined,
    act: (client: AuthClient, redirectTo: string | undefined) => Promise<Given>,
  ): Promise<Data<Given>> {
    const back = wanted ?? pageOrigin()
    const isFree = noteLink && back !== undefined && !back.includes('#')
    return withClient(async (client) => {
      const data = answer(await act(client, isFree ? `${back}#type=${type}` : back))
      // A sign-up that needs no confirmation sends no mail.
      if (!Object(data).session) noteLink?.(type)
      return data
    })
  }

  async function sendLink(request: LinkRequest): Promise<void> {
    const { email, redirectTo, createUser: shouldCreateUser, data, captchaToken } = request
    await mail('magiclink', redirectTo, (client, emailRedirectTo) =>
      client.signInWithOtp({
        email,
        ...given({ emailRedirectTo, shouldCreateUser, data, captchaToken }),
      }),
    )
  }

  return {
    signUp: ({ email, password, redirectTo, data, captchaToken }) =>
      mail('signup', redirectTo, (client, emailRedirectTo) =>
        client.signUp({ email, password, ...given({ emailRedirectTo, data, captchaToken }) }),
      ),

    async resendConfirmation({ email, redirectTo, captchaToken }) {
      await mail('signup', redirectTo, (client, emailRedirectTo) =>
        client.resend({ type: 'signup', email, ...given({ emailRedirectTo, captchaToken }) }),
      )
    },

    signInWithPassword: ({ email, password, captchaToken }) =>
      tell((client) => client.signInWithPassword({ email, password, ...given({ captchaToken }) })),

    signInWithLink: sendLink,
    sendCode: sendLink,

    verifyCode: ({ email, code, type, captchaToken }) =>
      withClient(async (client) => {
        const token = withoutSeparators(code)
        return answer(await client.verifyOtp({ email, token, type, ...given({ captchaToken }) }))
      }),

    signInWithProvider: ({ provider, redirectTo = pageOrigin(), scopes, queryParams }) =>
      withClient(async (client) => {
        const options = present({ redirectTo, scopes, queryParams })
        const { url } = answer(
          await client.signInWithOAuth({
            provider,
            options: { skipBrowserRedirect: true, ...options },
          }),
        )
        const authorizeUrl = withRedirects(moveFlowId(url))
        await askLeave(authorizeUrl, fetch)
        await leavePage(authorizeUrl)
      }),

    signOutEverywhere: () =>
      withClient(async (client) => {
        const { error } = await client.signOut({ scope: 'global' })
        if (error) throw error
      }),

    async requestPasswordReset({ email, redirectTo, captchaToken }) {
      await mail('recovery', redirectTo, (client, back) =>
        client.resetPasswordForEmail(email, present({ redirectTo: back, captchaToken })),
      )
    },

    updatePassword: ({ password, currentPassword, nonce }) =>
      tell((client) =>
        client.updateUser({
          password,
          ...(currentPassword && { current_password: currentPassword }),
          ...(nonce && { nonce }),
        }),
      ),

    updateProfile: (profile) => tell((client) => client.updateUser({ data: profileData(profile) })),

    async changeEmail({ email, redirectTo }) {
      await mail('email_change', redirectTo, (client, emailRedirectTo) =>
        client.updateUser({ email }, present({ emailRedirectTo })),
      )
    },

    refresh(session) {
      refreshing ??= withClient((client) => renew(client, session)).finally(() => {
        refreshing = undefined
      })
      return refreshing
    },

    getAccessToken: () => withClient(currentToken),

    verifyUser: (session) => withClient((client) => verifiedUser(client, session)),
    ask,
  }
}

/** Refreshes a session, unless it was refreshed since it was read. */
async function renew(client: AuthClient, session: Session | null): Promise<void> {
  // The client refreshes a due token by itself, so an explicit refresh would be the second one.
  const isDue = session && hasExpired(session, RENEWAL_SECONDS)
  if (isDue && (await currentToken(client)) !== session.access_token) return
  const { error } = await client.refreshSession()
  if (error && !isDiscarded(error)) throw error
}

/**
 * Returns the user of the stored token, if the server has signed it: an expired one still says who has
 * signed in, and cannot be refreshed offline. Otherwise it is the user of a valid token.
 */
async function verifiedUser(client: AuthClient, stored: Session | null): Promise<string | null> {
  const signedIn = stored && (await userOfToken(client, stored.access_token))
  if (signedIn) return signedIn
  const token = await currentToken(client)
  return token && userOfToken(client, token)
}

/** Returns the user of a token; null if the server has not signed it, or rejects it. */
async function userOfToken(client: AuthClient, token: string): Promise<string | null> {
  const { data, error } = await client.getClaims(token, { allowExpired: true })
  const { code, status } = error ? toAuthError(error) : {}
  // A token that was edited is malformed or has another signature.
  const isRejected = code === 'invalid_jwt' || status === 401 || status === 403
  if (error && !isRejected) throw error
  return data?.claims.sub ?? null
}

/** Returns a valid access token; the client refreshes it when due. */
async function currentToken(client: AuthClient): Promise<string | null> {
  const { data, error } = await client.getSession()
  if (error && !isDiscarded(error)) throw error
  return data.session?.access_token ?? null
}

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

/** Removes undefined fields. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Present<Fields>
}

/** Returns the options of a request, or nothing if all are undefined. */
function given<Fields extends object>(fields: Fields): { options?: Present<Fields> } {
  const options = present(fields)
  return Object.keys(options).length > 0 ? { options } : {}
}

function answer<Given extends Answer>({ data, error }: Given): Data<Given> {
  if (error) throw error
  return data
}

/** Removes the parameter of `skipBrowserRedirect`, which makes the server respond with JSON. */
function withRedirects(authorizeUrl: string): string {
  const url = new URL(authorizeUrl)
  url.searchParams.delete('skip_http_redirect')
  return url.href
}

/**
 * Checks that the server would redirect to the provider. Otherwise the visitor would end on a page
 * of JSON, or on the browser's error page if the server is unreachable.
 */
async function askLeave(authorizeUrl: string, fetch: typeof globalThis.fetch): Promise<void> {
  let response: Response
  try {
    response = await fetch(authorizeUrl, { redirect: 'manual' })
  } catch (cause) {
    throw networkError(cause)
  }
  if (response.type === 'opaqueredirect' || response.status < 400) return
  const body: unknown = await response.json().catch(() => null)
  throw problemOf(body, response.status)
}
