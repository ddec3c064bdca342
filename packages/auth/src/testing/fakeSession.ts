import type { Session, User } from '../types.js'

const HOUR_SECONDS = 3600

/** Creates a user; omitted fields get default values. */
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
 * Creates a session that is valid for an hour. Its access token is shaped like a JWT with a session
 * id and an assurance level, as from a server.
 */
export function createFakeSession(
  user: User,
  sessionNumber: number,
  tokenNumber: number,
  aal: 'aal1' | 'aal2',
): Session {
  const claims = { session_id: `fake-session-${sessionNumber}`, number: tokenNumber, aal }
  return {
    access_token: `fake.${btoa(JSON.stringify(claims))}.token`,
    refresh_token: `fake-refresh-token-${tokenNumber}`,
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    user,
  }
}
