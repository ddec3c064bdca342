import { generateKeyPair } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderError } from '../local-backend-error.ts'
import { readSigningJwk, type SigningKeys } from './signing-jwk.ts'

const keyPath = (dataDir: string) => join(dataDir, 'jwk.json')

async function createKeyFile(path: string): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const draft = `${path}.new`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, `${JSON.stringify(privateKey.export({ format: 'jwk' }))}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}

/**
 * Reads the signing key of a data folder without changing anything.
 * @throws LocalBackendError if it is missing or damaged.
 */
export function readSigningKeys(dataDir: string): SigningKeys {
  const path = keyPath(dataDir)
  if (!existsSync(path)) throw folderError(dataDir, 'empty')
  try {
    return readSigningJwk(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw folderError(dataDir, 'corrupt', cause)
  }
}

/**
 * Reads the signing key of a data folder, and creates it on the first run.
 * @throws LocalBackendError if the key file is damaged.
 */
export async function openSigningKeys(dataDir: string): Promise<SigningKeys> {
  const path = keyPath(dataDir)
  if (!existsSync(path)) await createKeyFile(path)
  return readSigningKeys(dataDir)
}
