import { leavePage } from './browser.js'
import { isDiscarded, networkError } from './errors.js'
import type { AuthStore } from './store.js'
import { profileData } from './profile.js'
import type { AuthActions, AuthClient, LinkRequest, ProviderSignInOptions } from './types.js'

interface ActionTools {
  store: AuthStore
  /** Runs an action on the client; what it throws comes out as an AuthError. */
  withClient: <Result>(act: (client: AuthClient) => Promise<Result>) => Promise<Result>
  /** Runs what ends a session on purpose, and then makes sure that it has ended here. */
  endSession: (end: () => Promise<void>) => Promise<void>
  /** Tells whether the access token has to be renewed before it is used. */
  isDue: () => boolean
  fetch: typeof fetch
}

/** The actions of an auth object. */
export function createActions(tools: ActionTools): AuthActions {
  const { store, withClient, endSession, isDue, fetch } = tools
  let refreshing: Promise<void> | undefined

  async function refresh(client: AuthClient): Promise<void> {
    const before = store.getState().session?.access_token
    // The client renews a token that is due before it renews it again as it was told.
    if (isDue() && (await currentToken(client)) !== before) return
    const { error } = await client.refreshSession()
    if (error && !isDiscarded(error)) throw error
  }

  async function leaveFor(request: ProviderSignInOptions): Promise<void> {
    const { provider, redirectTo, scopes, queryParams } = request
    await withClient(async (client) => {
      const { url } = answer(
        await client.signInWithOAuth({
          provider,
          options: { skipBrowserRedirect: true, ...present({ redirectTo, scopes, queryParams }) },
        }),
      )
      const authorizeUrl = withRedirects(url)
      await askLeave(authorizeUrl, fetch)
      await leavePage(authorizeUrl)
    })
  }

  async function sendLink(request: LinkRequest): Promise<void> {
    const { email, createUser, data, captchaToken, redirectTo } = request
    await withClient(async (client) => {
      answer(
        await client.signInWithOtp({
          email,
          ...given({
            shouldCreateUser: createUser,
            data,
            captchaToken,
            emailRedirectTo: redirectTo,
          }),
        }),
      )
    })
  }

  return {
    signUp: ({ email, password, redirectTo, data, captchaToken }) =>
      withClient(async (client) => {
        const options = given({ emailRedirectTo: redirectTo, data, captchaToken })
        return answer(await client.signUp({ email, password, ...options }))
      }),

    resendConfirmation: ({ email, redirectTo, captchaToken }) =>
      withClient(async (client) => {
        const options = given({ emailRedirectTo: redirectTo, captchaToken })
        answer(await client.resend({ type: 'signup', email, ...options }))
      }),

    signInWithPassword: ({ email, password, captchaToken }) =>
      withClient(async (client) => {
        answer(await client.signInWithPassword({ email, password, ...given({ captchaToken }) }))
      }),

    signInWithLink: sendLink,
    sendCode: sendLink,

    verifyCode: ({ email, code, type, captchaToken }) =>
      withClient(async (client) => {
        const token = code.replace(SEPARATORS, '')
        return answer(await client.verifyOtp({ email, token, type, ...given({ captchaToken }) }))
      }),

    signInWithProvider: leaveFor,
    signInWithGoogle: (options) => leaveFor({ ...options, provider: 'google' }),

    signOut: () =>
      endSession(async () => {
        // The client would first try to renew the token: without a network, for half a minute.
        if (isDue()) return
        const ended = untilSignedOut(store)
        try {
          await withClient((client) => Promise.race([ended, client.signOut({ scope: 'local' })]))
        } catch {
          // The server was not reached: the session ends on this device all the same.
        }
      }),

    signOutEverywhere: () =>
      endSession(() =>
        withClient(async (client) => {
          const { error } = await client.signOut({ scope: 'global' })
          if (error) throw error
        }),
      ),

    requestPasswordReset: ({ email, redirectTo, captchaToken }) =>
      withClient(async (client) => {
        answer(await client.resetPasswordForEmail(email, present({ redirectTo, captchaToken })))
      }),

    updateProfile: (profile) =>
      withClient(async (client) => {
        answer(await client.updateUser({ data: profileData(profile) }))
      }),

    changeEmail: ({ email, redirectTo }) =>
      withClient(async (client) => {
        answer(await client.updateUser({ email }, present({ emailRedirectTo: redirectTo })))
      }),

    updatePassword: ({ password, currentPassword, nonce }) =>
      withClient(async (client) => {
        answer(
          await client.updateUser({
            password,
            ...(currentPassword && { current_password: currentPassword }),
            ...(nonce && { nonce }),
          }),
        )
      }),

    refresh() {
      refreshing ??= withClient(refresh).finally(() => {
        refreshing = undefined
      })
      return refreshing
    },

    getAccessToken: () => withClient(currentToken),
  }
}

/** Returns a token fit for a request, which the client renews when it is due. */
async function currentToken(client: AuthClient): Promise<string | null> {
  const { data, error } = await client.getSession()
  if (error && !isDiscarded(error)) throw error
  return data.session?.access_token ?? null
}

/** What people write between the digits of a code. */
const SEPARATORS = /[\s\p{Pd}]/gu

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

/** Leaves out what is not there. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Present<Fields>
}

/** The options of a request, where there are any. */
function given<Fields extends object>(fields: Fields): { options?: Present<Fields> } {
  const options = present(fields)
  return Object.keys(options).length > 0 ? { options } : {}
}

interface Answer {
  data: unknown
  error: unknown
}

function answer<Given extends Answer>({
  data,
  error,
}: Given): Extract<Given, { error: null }>['data'] {
  if (error) throw error
  return data
}

/** Undoes what `skipBrowserRedirect` asks of the server: an answer in JSON instead of a redirect. */
function withRedirects(authorizeUrl: string): string {
  const url = new URL(authorizeUrl)
  url.searchParams.delete('skip_http_redirect')
  return url.href
}

/**
 * Asks the server whether it will send the visitor on to the provider. A server that would not
 * shows its refusal as a bare page of JSON, and an unreachable one shows the browser's error page.
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
  const { msg, message, error_code, code } = Object(body)
  throw Object.assign(new Error(), {
    message: message ?? msg,
    code: error_code ?? code,
    status: response.status,
  })
}

/**
 * Resolves once the session is gone and the request that revokes it is on its way, however long
 * the server takes to answer.
 */
function untilSignedOut(store: AuthStore): Promise<void> {
  return new Promise((resolve) => {
    if (!store.getState().session) return
    const end = store.subscribe(() => {
      if (store.getState().session) return
      end()
      setTimeout(resolve, 0)
    })
  })
}
