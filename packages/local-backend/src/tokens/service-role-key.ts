import { readSigningKeys } from './keys.ts'
import { readSigningJwk, type SigningJwk } from './signing-jwk.ts'

/** Where the key comes from that a server signs with. */
export type SigningKeySource = { readonly dataDir: string } | { readonly signingKey: SigningJwk }

/**
 * Makes a key with which scripts administer accounts. It works for ten years, on every server with
 * the same signing key. It only reads, so the server may run meanwhile.
 * @throws LocalBackendError when the data folder holds no signing key or a damaged one.
 * @throws TypeError or RangeError when `signingKey` cannot be used.
 */
export async function serviceRoleKey(source: SigningKeySource): Promise<string> {
  const keys =
    'signingKey' in source ? readSigningJwk(source.signingKey) : readSigningKeys(source.dataDir)
  const { signRoleToken } = await import('./role-token.ts')
  return signRoleToken(keys, 'service_role')
}
