/** The cost parameters of a hash. Memory in KiB, as in the string. */
export interface Argon2Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** A parsed PHC string. */
export interface Argon2Hash extends Argon2Cost {
  readonly salt: Buffer
  readonly hash: Buffer
}

const pattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function isWithinLimits({ memory, passes, parallelism, salt, hash }: Argon2Hash): boolean {
  return (
    memory >= 8 * parallelism &&
    memory <= 1024 * 1024 &&
    passes >= 1 &&
    passes <= 20 &&
    parallelism >= 1 &&
    parallelism <= 16 &&
    salt.length >= 8 &&
    hash.length >= 4
  )
}

/**
 * Parses the PHC string of an argon2id hash, version 19. Returns nothing for any other, or for one
 * that a hosted project would reject: above 1 GiB, 20 passes or 16 lanes.
 */
export function parsePhc(phc: string): Argon2Hash | undefined {
  const [, memory, passes, parallelism, salt = '', hash = ''] = pattern.exec(phc) ?? []
  const parsed = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
  return isWithinLimits(parsed) ? parsed : undefined
}

export function formatPhc({ memory, passes, parallelism, salt, hash }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}
