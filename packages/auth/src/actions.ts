import { leavePage } from './browser.js'
import { isDiscarded, networkError } from './errors.js'
import type { AuthStore } from './store.js'
import type { AuthActions, AuthClient } from './types.js'

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

  return {
    signUp: ({ email, password, redirectTo }) =>
      withClient(async (client) =>
        answer(await client.signUp({ email, password, ...mailOptions(redirectTo) })),
      ),

    resendConfirmation: ({ email, redirectTo }) =>
      withClient(async (client) => {
        answer(await client.resend({ type: 'signup', email, ...mailOptions(redirectTo) }))
      }),

    signInWithPassword: ({ email, password }) =>
      withClient(async (client) => {
        answer(await client.signInWithPassword({ email, password }))
      }),

    signInWithGoogle: ({ redirectTo } = {}) =>
      withClient(async (client) => {
        const { url } = answer(
          await client.signInWithOAuth({
            provider: 'google',
            options: { skipBrowserRedirect: true, ...(redirectTo && { redirectTo }) },
          }),
        )
        const authorizeUrl = withRedirects(url)
        await askLeave(authorizeUrl, fetch)
        await leavePage(authorizeUrl)
      }),

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

    requestPasswordReset: ({ email, redirectTo }) =>
      withClient(async (client) => {
        answer(await client.resetPasswordForEmail(email, redirectTo ? { redirectTo } : {}))
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

/** Names where the link in a mail leads, where that is asked for. */
function mailOptions(emailRedirectTo: string | undefined) {
  return emailRedirectTo ? { options: { emailRedirectTo } } : undefined
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
