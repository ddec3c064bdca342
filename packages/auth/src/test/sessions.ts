import type { Session, User } from '../types.js'

const HOUR_SECONDS = 3600

export function makeUser(fields: Partial<User> = {}): User {
  return {
    id: 'user-1',
    aud: 'authenticated',
    email: 'ada@example.com',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...fields,
  }
}

/** Creates a session that is valid for an hour, in new objects, as if read from storage. */
export function makeSession(fields: Partial<Session> = {}): Session {
  return {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    user: makeUser(),
    ...fields,
  }
}

/** Creates an unsigned access token with these claims. */
export function makeToken(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`
}

/** Creates a session as from a recovery link. */
export function recoverySession(claims: object = {}): Session {
  return makeSession({
    access_token: makeToken({ session_id: 'session-r', amr: [{ method: 'recovery' }], ...claims }),
  })
}

export function expiredSession(): Session {
  return makeSession({ expires_at: Math.floor(Date.now() / 1000) - HOUR_SECONDS })
}
