import type { Argon2 } from './argon2/argon2.types.ts'
import { loadArgon2 } from './argon2/index.ts'
import { parsePhc } from './argon2/phc.ts'
import type { Settings } from './config.ts'
import { ApiError, validationFailed } from './errors.ts'
import { isMostUsedPassword } from './most-used-passwords.ts'

/** RFC 9106 with the smaller memory that OWASP names: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const mostAtOnce = 2
const longestPassword = 72

/** The hash for unknown users, so that verification takes the same time. No password matches it. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZHJvcHdhdHQtbm9ib2R5IQ$3m0V3yM4QJ4n2l4B0nJg2qgYF3b1mT0Xy9v8m2c5Z7E'

/**
 * Limits how many passwords are hashed or verified at the same time: each takes 19 MiB and a core.
 *
 * @param load loads argon2 with the first password, because it would dominate the start-up time
 */
export function limited(load: () => Promise<Argon2>): Argon2 {
  let loaded: Promise<Argon2> | undefined
  let running = 0
  const waiting: (() => void)[] = []

  async function inTurn<Result>(work: (argon2: Argon2) => Promise<Result>): Promise<Result> {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      loaded ??= load()
      return await work(await loaded)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    derive: (secret, salt) => inTurn(({ derive }) => derive(secret, salt)),
    hash: (password) => inTurn(({ hash }) => hash(password)),
    verify: (phc, password) => inTurn(({ verify }) => verify(phc, password)),
  }
}

const argon2 = limited(() => loadArgon2(cost))

/** Hashes a password into a PHC string (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password)
}

/** Hashes a secret with a given salt, at the cost of a password. */
export function hashWithSalt(secret: string, salt: Buffer): Promise<Buffer> {
  return argon2.derive(secret, salt)
}

/** Verifies a password. Without a hash it takes the same time and returns `false`. */
export async function verifyPassword(
  phc: string | null | undefined,
  password: string,
): Promise<boolean> {
  return (await argon2.verify(phc ?? nobodysHash, password)) && typeof phc === 'string'
}

/**
 * Validates an imported hash.
 * @throws ApiError 400 unless it is the PHC string of an argon2id hash.
 */
export function checkForeignHash(phc: string): void {
  if (parsePhc(phc)) return
  throw validationFailed(
    'The password hash must be a PHC string of argon2id, version 19: $argon2id$v=19$m=…,t=…,p=…$salt$hash',
  )
}

/** @throws ApiError 400 for a password longer than 72 bytes, which a hosted project would reject. */
export function checkPasswordLength(password: string): void {
  if (Buffer.byteLength(password) > longestPassword) {
    throw validationFailed(`Password cannot be longer than ${longestPassword} characters`)
  }
}

/**
 * Validates a new password.
 * @throws ApiError 422 `weak_password` if it is too short or one of the most used, 400 if longer than 72
 * bytes.
 */
export async function checkNewPassword(
  password: string,
  { minPasswordLength, leakedPasswordProtection }: Settings,
): Promise<void> {
  checkPasswordLength(password)
  const weaknesses = new Map<string, string>()
  if (Buffer.byteLength(password) < minPasswordLength) {
    weaknesses.set('length', `Password should be at least ${minPasswordLength} characters.`)
  }
  if (leakedPasswordProtection && (await isMostUsedPassword(password))) {
    weaknesses.set(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    )
  }
  if (weaknesses.size === 0) return
  throw new ApiError(422, 'weak_password', [...weaknesses.values()].join(' '), {
    extra: { weak_password: { reasons: [...weaknesses.keys()] } },
  })
}
