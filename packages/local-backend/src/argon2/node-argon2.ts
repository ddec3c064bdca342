import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { Argon2 } from './argon2.types.ts'
import { formatPhc, parsePhc, type Argon2Cost } from './phc.ts'

const saltLength = 16
const hashLength = 32

/** Implements argon2id with node:crypto (24.7 or newer). Three times slower than the native package. */
export function createNodeArgon2(cost: Argon2Cost): Argon2 {
  const argon2 = promisify(crypto.argon2)
  const derive = (password: string, salt: Buffer, tagLength: number, by: Argon2Cost) =>
    argon2('argon2id', {
      message: password,
      nonce: salt,
      tagLength,
      memory: by.memory,
      passes: by.passes,
      parallelism: by.parallelism,
    })

  return {
    derive: (secret, salt) => derive(secret, salt, hashLength, cost),
    async hash(password) {
      const salt = crypto.randomBytes(saltLength)
      return formatPhc({ ...cost, salt, hash: await derive(password, salt, hashLength, cost) })
    },
    async verify(phc, password) {
      const known = parsePhc(phc)
      if (!known) return false
      const found = await derive(password, known.salt, known.hash.length, known)
      return crypto.timingSafeEqual(found, known.hash)
    },
  }
}
