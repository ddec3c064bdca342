import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../src/config/env.ts'
import { StartError } from '../failure.ts'

/** In bytes, as AES-256 needs. */
const length = 32

/** The current key, and the one before it. */
const most = 2

function parseKey(text: string): Buffer | undefined {
  const isHex = /^[\da-f]{64}$/iu.test(text)
  if (!isHex && !/^[\w+/-]{43}=?$/u.test(text)) return undefined
  const key = Buffer.from(text, isHex ? 'hex' : 'base64')
  return key.length === length ? key : undefined
}

/**
 * Reads keys in base64 or hexadecimal, between which there is a comma.
 *
 * @returns the current key, then the one before it, if there is one
 * @throws {ConfigError} if one is no key; the message does not repeat it
 */
export function readSecretKeys(text: string): readonly Buffer[] {
  const keys = text.split(',').map((part) => parseKey(part.trim()))
  const valid = keys.filter((key) => key !== undefined)
  if (keys.length <= most && valid.length === keys.length) return valid
  throw new ConfigError(
    'STORE_SECRET_KEY is no key of 32 bytes. Make one with "openssl rand -base64 32". While you change it, give the new one, a comma, and the old one.',
  )
}

const hasModes = process.platform !== 'win32'
/** The mode bits for group and others. */
const others = 0o077

/**
 * Reads the key in the data folder, which only the user of the server can read. Without one it makes
 * one.
 *
 * @throws {StartError} if the file holds no key
 */
export function readKeyFile(dataDir: string): Buffer {
  const path = join(dataDir, 'store.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, `${randomBytes(length).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (hasModes && (statSync(path).mode & others) !== 0) chmodSync(path, 0o600)
  const key = parseKey(readFileSync(path, 'utf8').trim())
  if (key) return key
  throw new StartError(
    `${path} is damaged. Copy it back from a backup; without it all stores must be connected again, and the file can be deleted.`,
  )
}
