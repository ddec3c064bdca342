import { ApiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { isUuid } from '../../uuid.ts'

/** Finds an account, including soft-deleted ones. @throws ApiError 404 if there is none. */
export function requireAccount({ store }: Services, id: string): User {
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', 'user_id must be an UUID')
  const user = store.users.findEvenDeleted(id.toLowerCase())
  if (!user) throw new ApiError(404, 'user_not_found', 'User not found')
  return user
}
