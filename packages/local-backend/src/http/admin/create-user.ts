import { mergeAppMetadata, newUser, saveAccount } from '../../accounts.ts'
import { ApiError, emailExists, validationFailed } from '../../errors.ts'
import { checkForeignHash, checkPasswordLength, hashPassword } from '../../passwords.ts'
import { timestamp, type Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { normaliseEmail } from '../email.ts'
import { auditAdmin, phoneError, type Attributes } from './attributes.ts'
import { bannedUntil } from './ban-duration.ts'
import type { Administrator } from './credentials.ts'
import { isUuid } from '../../uuid.ts'

/** Returns the hash to store; empty without a password, until the user sets one. */
async function readHash({
  password,
  password_hash: hash,
}: Attributes): Promise<string | undefined> {
  if (typeof password === 'string' && hash) {
    throw validationFailed('Only a password or a password hash should be provided')
  }
  if (hash) {
    checkForeignHash(hash)
    return hash
  }
  if (!password) return undefined
  checkPasswordLength(password)
  return hashPassword(password)
}

function readId(id: string): string {
  if (!isUuid(id)) throw validationFailed('ID must conform to the uuid v4 format')
  if (/^[0-]+$/.test(id)) throw validationFailed('ID cannot be a nil uuid')
  return id.toLowerCase()
}

/** Creates the requested account, unsaved. */
async function readUser({ settings }: Services, input: Attributes): Promise<User> {
  phoneError(input)
  if (!input.email) {
    throw validationFailed('Cannot create a user without either an email or phone')
  }
  const email = normaliseEmail(input.email)
  const { id, role, ban_duration, app_metadata, user_metadata: metadata } = input
  const given = {
    ...(id && { id: readId(id) }),
    ...(role?.trim() && { role: role.trim() }),
    ...(ban_duration && { banned_until: bannedUntil(ban_duration, settings.now()) }),
  }
  const passwordHash = await readHash(input)
  const confirmed = input.email_confirm ?? false
  const at = timestamp(settings)
  const user = newUser({ email, provider: 'email', at, confirmed, metadata, passwordHash })
  const raw_app_meta_data = mergeAppMetadata(user.raw_app_meta_data, app_metadata)
  return { ...user, ...given, raw_app_meta_data }
}

/**
 * Creates an account for an administrator. No mail is sent.
 * @throws ApiError 400 for invalid attributes, 422 or 409 if the address or the id is taken.
 */
export async function createUser(
  services: Services,
  admin: Administrator,
  input: Attributes,
): Promise<User> {
  const { store } = services
  const user = await readUser(services, input)
  return store.transaction(() => {
    if (user.email && store.users.findByEmail(user.email)) throw emailExists()
    if (store.users.findEvenDeleted(user.id)) {
      throw new ApiError(409, 'conflict', 'A user with this id already exists')
    }
    saveAccount(services, user)
    auditAdmin(services, admin, 'user_signedup', user, { provider: 'email' })
    return user
  })
}
