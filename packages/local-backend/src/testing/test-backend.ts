import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  LOCAL_ANON_KEY,
  openLocalBackend,
  type LocalBackend,
  type LocalBackendConfig,
  type Mail,
} from '../index.ts'

export const origin = 'http://localhost:5173'
export const api = `${origin}/auth/v1`
export const password = 'correct horse'

/** The part of the token response that tests use. */
export interface Tokens {
  access_token: string
  refresh_token: string
  user: {
    id: string
    email: string
    identities: unknown[]
    user_metadata: Record<string, unknown>
  }
}

/** Creates a folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-local-backend-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A backend for one test, with a manual clock. */
export interface TestBackend {
  readonly backend: LocalBackend
  readonly dataDir: string
  readonly advance: (seconds: number) => void
  /** The clock of the machine, in milliseconds. */
  readonly now: () => number
  /** Sets the clock of the machine; the clock of waits goes on. */
  readonly setBack: (seconds: number) => void
  /** All mails, oldest first. */
  readonly mails: readonly Mail[]
  /** Sends a request with the anon key. `path` is below that of the backend. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  readonly get: (path: string, accessToken?: string) => Promise<Response>
  readonly signUp: (email: string) => Promise<Tokens>
  readonly signIn: (email: string, secret?: string) => Promise<Tokens>
  readonly refresh: (refreshToken: string) => Promise<Response>
}

async function tokens(response: Promise<Response>): Promise<Tokens> {
  return (await response).json()
}

export async function openTestBackend(
  config: Partial<LocalBackendConfig> = {},
): Promise<TestBackend> {
  const dataDir = config.dataDir ?? join(temporaryFolder(), 'data')
  let time = Date.now()
  let uptime = 0
  const mails: Mail[] = []
  const backend = await openLocalBackend({
    siteUrl: origin,
    rateLimits: false,
    now: () => time,
    uptime: () => uptime,
    onMail: (mail) => mails.push(mail),
    ...config,
    dataDir,
  })
  onTestFinished(() => backend.close())

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('apikey')) headers.set('apikey', LOCAL_ANON_KEY)
    return backend.fetch(new Request(`${api}${path}`, { ...init, headers }))
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', headers, body: JSON.stringify(body) })

  return {
    backend,
    dataDir,
    mails,
    now: () => time,
    advance(seconds) {
      time += seconds * 1000
      uptime += seconds * 1000
    },
    setBack(seconds) {
      time -= seconds * 1000
    },
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

/** Returns the status of a response with its error code, such as `400 bad_json`. */
export async function outcome(response: Response | Promise<Response>): Promise<string> {
  const { status, headers } = await response
  return [status, headers.get('x-sb-error-code')].filter(Boolean).join(' ')
}
