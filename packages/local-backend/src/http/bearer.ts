import { isBanned } from '../accounts.ts'
import { ApiError, sessionNotFound, userBanned } from '../errors.ts'
import { issuerOf, timestamp, type Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import type { Session } from '../store/sessions.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'

/** Reads the bearer token. @throws ApiError 401 without one. */
export function requireBearer(request: Request): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token) return token
  throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

const touchedEvery = 60_000

/** Records the use of a session, at most once a minute. */
function touch({ store, settings }: Services, session: Session): void {
  const unused = Math.abs(settings.now() - Date.parse(session.updated_at))
  if (unused < touchedEvery) return
  try {
    store.sessions.touch(session.id, timestamp(settings))
  } catch (error) {
    // A full disk must not keep anybody from reading.
    settings.onUnexpectedError(error)
  }
}

/**
 * Authenticates a request.
 * @throws ApiError 401 without a bearer token; 403 if the token, its session or its user is invalid.
 */
export async function requireUser(services: Services, request: Request): Promise<SignedIn> {
  const { settings, keys, store } = services
  const { userId, sessionId } = await verifyAccessToken(keys, requireBearer(request), {
    issuer: issuerOf(settings),
    now: settings.now(),
  })
  const user = store.users.findById(userId)
  if (!user) throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = store.sessions.find(sessionId)
  if (session?.user_id !== userId) throw sessionNotFound()
  if (isBanned(user, settings.now())) throw userBanned(403)
  touch(services, session)
  return { user, session }
}

/**
 * Authenticates a request of a user with an account.
 * @throws ApiError as {@link requireUser} does, and 403 for an anonymous user.
 */
export async function requireAccountHolder(
  services: Services,
  request: Request,
): Promise<SignedIn> {
  const signedIn = await requireUser(services, request)
  if (!signedIn.user.is_anonymous) return signedIn
  throw new ApiError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
}
