import { isBanned } from '../accounts.ts'
import { ApiError, sessionNotFound, userBanned } from '../errors.ts'
import { issuerOf, type Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'

/** Reads the bearer token. @throws ApiError 401 without one. */
export function requireBearer(request: Request): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token) return token
  throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

/**
 * Authenticates a request.
 * @throws ApiError 401 without a bearer token; 403 if the token, its session or its user is invalid.
 */
export async function requireUser(
  { settings, keys, store }: Services,
  request: Request,
): Promise<SignedIn> {
  const { userId, sessionId } = await verifyAccessToken(keys, requireBearer(request), {
    issuer: issuerOf(settings),
    now: settings.now(),
  })
  const user = store.users.findById(userId)
  if (!user) throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = store.sessions.find(sessionId)
  if (session?.user_id !== userId) throw sessionNotFound()
  if (isBanned(user, settings.now())) throw userBanned(403)
  return { user, session }
}
