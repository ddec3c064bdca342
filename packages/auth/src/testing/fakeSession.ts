import type { Session, User } from '../types.js'

const HOUR_SECONDS = 3600

/** Makes a user; fields that are left out get made-up values. */
export function createFakeUser(fields: Partial<User>): User {
  const email = fields.email ?? 'ada@example.com'
  return {
    id: `user-${email}`,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...fields,
    email,
  }
}

/**
 * Makes a session that is good for an hour. Its access token has the shape of a JWT, and names the
 * session as that of a server does.
 */
export function createFakeSession(user: User, sessionNumber: number, tokenNumber: number): Session {
  const claims = { session_id: `fake-session-${sessionNumber}`, number: tokenNumber }
  return {
    access_token: `fake.${btoa(JSON.stringify(claims))}.token`,
    refresh_token: `fake-refresh-token-${tokenNumber}`,
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    user,
  }
}
