import type { Session } from './types.js'

/** Parses a session from JSON; null if it is invalid. */
export function parseSession(value: string): Session | null {
  try {
    const session: unknown = JSON.parse(value)
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is Session {
  const { access_token: access, refresh_token: refresh, expires_at: expiry, user } = Object(value)
  const types = [access, refresh, Object(user).id, expiry].map((part) => typeof part)
  return types.join() === 'string,string,string,number'
}
