import { parseSession } from './parseSession.js'
import type { RecoveryMark } from './recovery.js'

/**
 * Marks the session that the code of a recovery mail opens, before the client stores it, so that
 * no tab takes it for a sign-in. The token itself does not tell: GoTrue's `amr` says `otp` for it.
 */
export function markRecoveryCode(send: typeof fetch, mark: RecoveryMark): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (response.ok && isRecoveryCode(String(input), init)) {
      const session = parseSession(await response.clone().text())
      if (session) mark.markRecovery(session)
    }
    return response
  }
}

function isRecoveryCode(url: string, init: RequestInit | undefined): boolean {
  return url.endsWith('/verify') && JSON.parse(String(init?.body)).type === 'recovery'
}
