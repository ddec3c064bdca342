import { createHash } from 'node:crypto'
import { api, origin, type TestBackend } from './test-backend.ts'

export const verifier = 'v'.repeat(50)
export const challenge = createHash('sha256').update(verifier).digest('base64url')
const pkce = { code_challenge: challenge, code_challenge_method: 's256' }

/** Opens the authorize URL and returns the `state` of the flow. */
export async function startGoogle(
  { send }: TestBackend,
  query: Record<string, string> = pkce,
): Promise<string> {
  const parameters = new URLSearchParams({
    provider: 'google',
    redirect_to: `${origin}/dashboard`,
    ...query,
  })
  const response = await send(`/authorize?${parameters}`)
  return new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? ''
}

/** Submits the form of the account picker. */
export function pick({ send }: TestBackend, fields: Record<string, string>): Promise<Response> {
  return send('/local-google', { method: 'POST', body: new URLSearchParams(fields) })
}

/** Follows a redirect to the backend. */
export function follow({ send }: TestBackend, response: Response): Promise<Response> {
  const target = new URL(response.headers.get('location') ?? '', origin)
  return send(target.href.slice(api.length))
}

/** Returns the redirect target of a response. */
export function landing(response: Response): URL {
  return new URL(response.headers.get('location') ?? '')
}

/** Completes the flow and returns the final redirect URL. */
export async function signInWithGoogle(
  backend: TestBackend,
  email: string,
  query?: Record<string, string>,
): Promise<URL> {
  const state = await startGoogle(backend, query)
  return landing(await follow(backend, await pick(backend, { state, email })))
}

/** Exchanges the code of a redirect URL for tokens. */
export function exchange({ post }: TestBackend, code: string | null, codeVerifier = verifier) {
  return post('/token?grant_type=pkce', { auth_code: code, code_verifier: codeVerifier })
}
