import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
/** In bytes; NIST SP 800-38D, 5.2.1.1 and 8.2.2. */
const nonceLength = 12
const tagLength = 16

/** The place of a secret. One that was moved to another place cannot be opened there. */
export interface SecretPlace {
  /** Its owner, such as the global id of a shop. */
  readonly owner: string
  readonly field: 'access_token' | 'refresh_token' | 'code'
}

/** A secret that no key of the vault opens: the key is lost, or the text was altered or moved. */
export class VaultError extends Error {
  override readonly name = 'VaultError'

  constructor() {
    super('[@dropwatt/app] A secret of a store cannot be decrypted.')
  }
}

interface Key {
  readonly id: string
  readonly bytes: Uint8Array
}

function asKey(bytes: Uint8Array): Key {
  const hash = createHash('sha256').update('dropwatt store key').update(bytes)
  return { id: hash.digest('hex').slice(0, 8), bytes }
}

function additionalData({ owner, field }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([owner, field]))
}

/** Encrypts what must not be read in the database or its backups, with AES-256-GCM. */
export class Vault {
  readonly #current: Key
  readonly #keys: ReadonlyMap<string, Key>

  /** @param keys of 32 bytes: the current one, then the one before it */
  constructor([current, ...older]: readonly [Uint8Array, ...Uint8Array[]]) {
    this.#current = asKey(current)
    this.#keys = new Map([this.#current, ...older.map(asKey)].map((key) => [key.id, key]))
  }

  /** Encrypts a text for a place. Each time the result is another. */
  seal(text: string, place: SecretPlace): string {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv(algorithm, this.#current.bytes, nonce)
    cipher.setAAD(additionalData(place))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
    const bytes = Buffer.concat([sealed, cipher.getAuthTag()])
    return `${this.#current.id}.${bytes.toString('base64url')}`
  }

  /** @throws {VaultError} if it was not sealed for this place by a key of the vault */
  open(sealed: string, place: SecretPlace): string {
    const [id = '', text = ''] = sealed.split('.')
    const key = this.#keys.get(id)
    const bytes = Buffer.from(text, 'base64url')
    if (!key || bytes.length < nonceLength + tagLength) throw new VaultError()
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceLength))
    decipher.setAAD(additionalData(place))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    try {
      const opened = decipher.update(bytes.subarray(nonceLength, -tagLength))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    } catch {
      throw new VaultError()
    }
  }

  /** Whether the key that sealed a secret is one of the vault's. */
  knows(sealed: string): boolean {
    return this.#keys.has(sealed.split('.')[0] ?? '')
  }

  /** Whether a secret was sealed by the current key, not by the one before it. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.#current.id}.`)
  }
}
