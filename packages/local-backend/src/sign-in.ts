import { randomBytes, randomUUID } from 'node:crypto'
import { accountView } from './accounts.ts'
import { sessionNotFound } from './errors.ts'
import { noteDevice } from './mail/notices.ts'
import { issuerOf, timestamp, type Services } from './services.ts'
import type { AuthenticationMethod, Session } from './store/sessions.ts'
import type { User } from './store/users.ts'
import { signAccessToken } from './tokens/access-token.ts'
import { encodeRefreshToken } from './tokens/refresh-token.ts'

/** A session after a sign-in or refresh. */
export interface SignedIn {
  readonly user: User
  readonly session: Session
}

/** The response of the token routes. */
export interface TokenResponse {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  /** Seconds since 1970. */
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: Record<string, unknown>
}

/**
 * Reads the user and session of a request again after an await. Call it inside a transaction.
 * @throws ApiError 403 if the session has ended meanwhile.
 */
export function requireStillSignedIn({ store }: Services, signedIn: SignedIn): SignedIn {
  const user = store.users.findById(signedIn.user.id)
  const session = store.sessions.find(signedIn.session.id)
  if (!user || !session) throw sessionNotFound()
  return { user, session }
}

/** Creates a session, and tells the user about a new device. Call it inside a transaction. */
export function startSession(
  services: Services,
  user: User,
  method: AuthenticationMethod,
  userAgent: string | null,
): SignedIn {
  const { store, settings } = services
  const at = timestamp(settings)
  noteDevice(services, user, userAgent, at)
  const session = store.sessions.insert(
    {
      id: randomUUID(),
      user_id: user.id,
      aal: 'aal1',
      factor_id: null,
      aal2_token_counter: null,
      user_agent: userAgent,
      refresh_token_hmac_key: randomBytes(32).toString('base64url'),
      refresh_token_counter: 0,
      refreshed_at: at,
      created_at: at,
      updated_at: at,
    },
    method,
  )
  return { user: store.users.update(user, { last_sign_in_at: at, updated_at: at }), session }
}

/** Creates the tokens of a session. */
export async function tokenResponse(
  services: Services,
  { user, session }: SignedIn,
): Promise<TokenResponse> {
  const { store, settings, keys } = services
  const issuedAt = Math.floor(settings.now() / 1000)
  const expiresAt = issuedAt + settings.jwtExpirySeconds
  const amr = store.sessions.amrOf(session.id)
  const issuer = issuerOf(settings)
  return {
    access_token: await signAccessToken(keys, { user, session, amr, issuer, issuedAt, expiresAt }),
    token_type: 'bearer',
    expires_in: settings.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken(
      session.id,
      session.refresh_token_counter,
      session.refresh_token_hmac_key,
    ),
    user: accountView(services, user),
  }
}
