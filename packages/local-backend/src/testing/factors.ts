import { TOTP, URI } from 'otpauth'
import type { TestBackend, Tokens } from './test-backend.ts'

const period = 30

/** An enrolled factor. */
export interface Enrolled {
  readonly id: string
  readonly friendly_name: string
  readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string }
}

/** Sends a request of a signed-in user. */
export function sendAs(
  { send }: TestBackend,
  { access_token }: Pick<Tokens, 'access_token'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { authorization: `Bearer ${access_token}`, 'user-agent': 'tests' }
  return send(path, { method, headers, body: JSON.stringify(body) })
}

/** Enrols an authenticator app. */
export async function enrol(
  backend: TestBackend,
  tokens: Tokens,
  friendly_name?: string,
): Promise<Enrolled> {
  const body = { factor_type: 'totp', friendly_name }
  return (await sendAs(backend, tokens, 'POST', '/factors', body)).json()
}

/** Returns the code that an app shows, `steps` of 30 seconds from now. */
export function codeOf({ now }: TestBackend, { totp }: Enrolled, steps = 0): string {
  const app = URI.parse(totp.uri)
  if (!(app instanceof TOTP)) throw new TypeError(`${totp.uri} is not of a TOTP`)
  return app.generate({ timestamp: now() + steps * period * 1000 })
}

/** Creates a challenge, and returns its id. */
export async function challengeOf(
  backend: TestBackend,
  tokens: Tokens,
  { id }: Enrolled,
): Promise<string> {
  const response = await sendAs(backend, tokens, 'POST', `/factors/${id}/challenge`)
  return (await response.json()).id
}

/** Verifies a code against a challenge, by default a new one. */
export async function verify(
  backend: TestBackend,
  tokens: Tokens,
  factor: Enrolled,
  code: string,
  challenge?: string,
): Promise<Response> {
  const challenge_id = challenge ?? (await challengeOf(backend, tokens, factor))
  return sendAs(backend, tokens, 'POST', `/factors/${factor.id}/verify`, { challenge_id, code })
}

/** Passes the second step, and returns the new tokens. Later codes are of a later time. */
export async function passSecondStep(
  backend: TestBackend,
  tokens: Tokens,
  factor: Enrolled,
): Promise<Tokens> {
  const response = await verify(backend, tokens, factor, codeOf(backend, factor))
  backend.advance(3 * period)
  return response.json()
}

/** An account with an authenticator app, and its session at the second level. */
export async function signUpWithFactor(backend: TestBackend, email: string) {
  const first = await backend.signUp(email)
  const factor = await enrol(backend, first)
  return { factor, tokens: await passSecondStep(backend, first, factor) }
}
