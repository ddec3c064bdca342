import { parseSession } from './parseSession.js'
import type { RecoveryMark } from './recovery.js'

/**
 * Looks through answers that bring tokens before the client does.
 *
 * It makes the client count the life of a token by the clock of this device: it takes the server's
 * time of expiry where there is one, and on a clock that runs ahead renews without an end.
 *
 * It marks the session that the code of a recovery mail opens, before the client stores it, so that
 * no tab takes it for a sign-in: the token does not tell, as GoTrue's `amr` says `otp` for it.
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

/** Of what is answered with tokens, only the check of a code names a type. */
function isRecoveryCode(init: RequestInit | undefined): boolean {
  return typeof init?.body === 'string' && JSON.parse(init.body).type === 'recovery'
}
