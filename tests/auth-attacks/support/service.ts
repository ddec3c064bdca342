import { onTestFinished } from 'vitest'
import { LOCAL_ANON_KEY } from '../../../packages/local-backend/src/anon-key.ts'
import type { LocalBackendConfig } from '../../../packages/local-backend/src/index.ts'
import { serve } from '../../../packages/local-backend/src/testing/serve.ts'
import {
  openTestBackend,
  password,
  type TestBackend,
  type Tokens,
} from '../../../packages/local-backend/src/testing/test-backend.ts'

export {
  outcome,
  password,
  temporaryFolder,
  type Tokens,
} from '../../../packages/local-backend/src/testing/test-backend.ts'

// A test may simulate Google; its own requests are still sent.
const { fetch } = globalThis

/** A backend behind a socket; the methods of {@link TestBackend} use HTTP. */
export interface Service extends TestBackend {
  /** Origin of both the socket and the site. */
  readonly origin: string
  /** The reported internal errors. */
  readonly reports: readonly unknown[]
  /** Opens a URL like a browser, without following redirects. */
  readonly open: (address: string | URL, init?: RequestInit) => Promise<Response>
}

async function tokens(response: Promise<Response>): Promise<Tokens> {
  return (await response).json()
}

/** Opens a backend and serves it over HTTP, by default without rate limits. */
export async function openService(config: Partial<LocalBackendConfig> = {}): Promise<Service> {
  const reports: unknown[] = []
  let origin = 'http://127.0.0.1'
  const opened = await openTestBackend({
    siteUrl: () => origin,
    onUnexpectedError: (error) => reports.push(error),
    ...config,
  })
  const server = await serve(opened.backend.fetch)
  origin = server.origin
  onTestFinished(() => server.close())

  const open = (address: string | URL, init: RequestInit = {}) =>
    fetch(new URL(address, origin), { redirect: 'manual', ...init })
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('apikey')) headers.set('apikey', LOCAL_ANON_KEY)
    return open(`${origin}/auth/v1${path}`, { ...init, headers })
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', headers, body: JSON.stringify(body) })

  return {
    ...opened,
    origin,
    reports,
    open,
    send,
    post,
    get: (path, accessToken) =>
      send(path, accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}),
    signUp: (email) => tokens(post('/signup', { email, password })),
    signIn: (email, secret = password) =>
      tokens(post('/token?grant_type=password', { email, password: secret })),
    refresh: (refresh_token) => post('/token?grant_type=refresh_token', { refresh_token }),
  }
}

/** Sends a `PUT /user` request. */
export function putUser(
  { send }: Service,
  { access_token }: Pick<Tokens, 'access_token'>,
  body: unknown,
): Promise<Response> {
  return send('/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${access_token}` },
    body: JSON.stringify(body),
  })
}

/** Signs out. */
export function logout(
  { send }: Service,
  { access_token }: Pick<Tokens, 'access_token'>,
  scope = 'global',
): Promise<Response> {
  return send(`/logout?scope=${scope}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  })
}

/** Returns everything of a response except its date. */
export async function everythingOf(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date')
  return { status: response.status, headers, body: await response.text() }
}

/** Decodes the claims of an access token without verification. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
}

/** Returns the redirect target of a response. */
export function landingOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? '', response.url)
}

/** Parses the fragment of a URL. */
export function fragmentOf({ hash }: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}
