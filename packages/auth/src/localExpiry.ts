import { parseSession } from './parseSession.js'
import type { RecoveryMark } from './recovery.js'

/**
 * Wraps `fetch` to process token responses before the client does.
 *
 * It makes the client compute expiry with the clock of this device. With the server's absolute
 * time and a clock that is ahead, the client would refresh in a loop.
 *
 * It marks a session opened with the code of a recovery mail before the client stores it, so that
 * no tab treats it as a sign-in: GoTrue's `amr` claim is only `otp` for it.
 */
export function withLocalExpiry(send: typeof fetch, mark: RecoveryMark): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const text = response.ok ? await response.clone().text() : ''
    const tokens = readTokens(text)
    if (!tokens) return response
    const session = isRecoveryCode(init) ? parseSession(text) : null
    if (session) mark.markRecovery(session)
    const { status, headers } = response
    return new Response(JSON.stringify({ ...tokens, expires_at: undefined }), { status, headers })
  }
}

function readTokens(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'expires_in' in body ? body : null
  } catch {
    return null
  }
}

/** Of all token requests, only the verification of a code has a type. */
function isRecoveryCode(init: RequestInit | undefined): boolean {
  return typeof init?.body === 'string' && JSON.parse(init.body).type === 'recovery'
}
