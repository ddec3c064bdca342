import * as crypto from 'node:crypto'
import type { Argon2 } from './argon2.types.ts'
import type { Argon2Cost } from './phc.ts'

/** The two implementations of argon2id. */
export interface Implementations {
  readonly native: () => Promise<typeof import('@node-rs/argon2')>
  /** Node's module; only asked whether it has `argon2`, as it does since 24.7. */
  readonly crypto: object
}

const installed: Implementations = { native: () => import('@node-rs/argon2'), crypto }

async function loadNative(
  { memory, passes, parallelism }: Argon2Cost,
  load: Implementations['native'],
): Promise<Argon2> {
  const { hash, hashRaw, verify } = await load()
  const options = { memoryCost: memory, timeCost: passes, parallelism }
  return {
    derive: (secret, salt) => hashRaw(secret, { ...options, salt }),
    hash: (password) => hash(password, options),
    verify,
  }
}

/**
 * Loads the native package, or Node's own implementation if there is no build for the machine.
 * @throws Error if neither is available.
 */
export async function loadArgon2(
  cost: Argon2Cost,
  implementations: Implementations = installed,
): Promise<Argon2> {
  try {
    return await loadNative(cost, implementations.native)
  } catch (cause) {
    if (!('argon2' in implementations.crypto)) {
      throw new Error(
        '[@dropwatt/local-backend] Passwords cannot be hashed: @node-rs/argon2 does not load on this machine. Install the dependencies anew, or run Node 24.7 or newer.',
        { cause },
      )
    }
    return (await import('./node-argon2.ts')).createNodeArgon2(cost)
  }
}
