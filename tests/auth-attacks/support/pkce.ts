import { createHash } from 'node:crypto'
import type { Service } from './service.ts'

/** A PKCE client with its own verifier. */
export interface PkceClient {
  readonly verifier: string
  /** The fields for a request that starts a flow. */
  readonly fields: Readonly<{ code_challenge: string; code_challenge_method: string }>
}

/** Creates a client; another letter is another client. */
export function pkceClient(letter = 'v'): PkceClient {
  const verifier = letter.repeat(50)
  return {
    verifier,
    fields: {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
    },
  }
}

/** Exchanges the code of a URL for tokens. */
export function exchange(
  { post }: Service,
  { searchParams }: URL,
  { verifier }: Pick<PkceClient, 'verifier'>,
): Promise<Response> {
  return post('/token?grant_type=pkce', {
    auth_code: searchParams.get('code'),
    code_verifier: verifier,
  })
}
