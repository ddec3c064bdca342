import { readSigningKeys } from './keys.ts'
import { readSigningJwk, type SigningJwk } from './signing-jwk.ts'

/** The source of a server's signing key. */
export type SigningKeySource = { readonly dataDir: string } | { readonly signingKey: SigningJwk }

/**
 * Creates a service-role key for scripts. It is valid for ten years, on every server with the same
 * signing key. It only reads the data folder, so the server may be running.
 * @throws LocalBackendError if the signing key in the data folder is missing or damaged.
 * @throws TypeError or RangeError if `signingKey` is invalid.
 */
export async function serviceRoleKey(source: SigningKeySource): Promise<string> {
  const keys =
    'signingKey' in source ? readSigningJwk(source.signingKey) : readSigningKeys(source.dataDir)
  const { signRoleToken } = await import('./role-token.ts')
  return signRoleToken(keys, 'service_role')
}
