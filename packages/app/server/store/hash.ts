import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 in base64url, for what must be compared but not read in the database. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** 256 random bits in base64url. */
export function randomText(): string {
  return randomBytes(32).toString('base64url')
}
