import {
  generateKeyPair,
  createPrivateKey,
  createPublicKey,
  createHash,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
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

/** A private key in the notation of RFC 7517. */
export type SigningJwk = JsonWebKey & { readonly kid?: string }

/** The pair that signs and checks access tokens. */
export interface SigningKeys {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  /** What the world may know of it. */
  readonly publicJwk: JsonWebKey
}

/** RFC 7638. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

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

function readKeyFile(path: string): SigningKeys {
  const privateKey = createPrivateKey({
    key: JSON.parse(readFileSync(path, 'utf8')),
    format: 'jwk',
  })
  if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new TypeError('The signing key is not a P-256 key.')
  }
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = thumbprint(jwk)
  return {
    kid,
    privateKey,
    publicKey,
    publicJwk: { ...jwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  }
}

/**
 * Reads the signing key of a data folder, after making one on the first run.
 * @throws LocalBackendError when the key file is damaged.
 */
export async function openSigningKeys(dataDir: string): Promise<SigningKeys> {
  const path = join(dataDir, 'jwk.json')
  if (!existsSync(path)) await createKeyFile(path)
  try {
    return readKeyFile(path)
  } catch (cause) {
    throw folderError(dataDir, 'corrupt', cause)
  }
}
