import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hashWithSalt } from '../passwords.ts'
import { timestamp, type Services } from '../services.ts'
import type { RecoveryCode } from '../store/recovery-codes.ts'
import type { User } from '../store/users.ts'

const codesPerUser = 10
const saltBytes = 16
/** Without 0, 1, I and O, which are easily mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 8
const code = new RegExp(`^[${alphabet}]{${codeLength}}$`)

function createCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Formats a code as people read it, such as `7K4Q-M2XD`. */
const format = (plain: string) => `${plain.slice(0, 4)}-${plain.slice(4)}`

/** New codes, and what is stored of them. */
export interface RecoveryCodes {
  readonly codes: readonly string[]
  readonly rows: readonly RecoveryCode[]
}

/**
 * Creates ten recovery codes, unsaved. Each has forty random bits, which a fast hash would not protect in
 * a stolen database; hence argon2id. All have one salt, so that checking a code takes one hash.
 */
export async function createRecoveryCodes(
  { settings }: Services,
  { id: user_id }: User,
): Promise<RecoveryCodes> {
  const salt = randomBytes(saltBytes)
  const created_at = timestamp(settings)
  const plain = new Set<string>()
  while (plain.size < codesPerUser) plain.add(createCode())
  const rows = await Promise.all(
    [...plain].map(async (secret) => ({
      user_id,
      salt: salt.toString('hex'),
      code_hash: (await hashWithSalt(secret, salt)).toString('hex'),
      used_at: null,
      created_at,
    })),
  )
  return { codes: [...plain].map(format), rows }
}

/** Returns how many recovery codes a user has, and how many are unused. */
export function countRecoveryCodes({ store }: Services, { id }: User) {
  const codes = store.recoveryCodes.ofUser(id)
  return { left: codes.filter(({ used_at }) => used_at === null).length, total: codes.length }
}

/** A typed code, hashed with the salt of its user. */
export interface HashedCode {
  readonly salt: string
  readonly hash: Buffer
}

/** Hashes a typed code. It takes the same time for any text, and for a user without codes. */
export async function hashRecoveryCode(
  { store }: Services,
  id: string,
  typed: string,
): Promise<HashedCode> {
  const salt = store.recoveryCodes.ofUser(id)[0]?.salt ?? '00'.repeat(saltBytes)
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const secret = code.test(plain) ? plain : ''
  return { salt, hash: await hashWithSalt(secret, Buffer.from(salt, 'hex')) }
}

/**
 * Uses up a recovery code; `false` if it is unknown, used or replaced meanwhile. Call it inside a
 * transaction.
 */
export function redeemRecoveryCode(
  { store, settings }: Services,
  id: string,
  { salt, hash }: HashedCode,
): boolean {
  let found: string | undefined
  // Compares with all of them, so that the time does not tell the place of a code.
  for (const known of store.recoveryCodes.ofUser(id)) {
    const fits = timingSafeEqual(Buffer.from(known.code_hash, 'hex'), hash)
    if (fits && known.salt === salt) found = known.code_hash
  }
  return found !== undefined && store.recoveryCodes.use(id, found, timestamp(settings))
}
