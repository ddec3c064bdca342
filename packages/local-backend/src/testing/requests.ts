import type { Mail } from '../index.ts'
import { openStore, type Store } from '../store/index.ts'
import { challenge as codeChallenge, exchange as exchangeCode } from './google-flow.ts'
import { api, type TestBackend, type Tokens } from './test-backend.ts'

/** The PKCE fields of a body. */
export const challenge = { code_challenge: codeChallenge, code_challenge_method: 's256' }

/** Sends a `PUT /user` request. */
export function putUser({ send }: TestBackend, accessToken: string, body: unknown) {
  return send('/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  })
}

/** Returns the path of a mail's link, below that of the backend. */
export function pathOf(mail: Mail | undefined): string {
  return mail?.link?.slice(api.length) ?? ''
}

/** Opens the link of a mail and returns the redirect URL. */
export async function openLink({ send }: TestBackend, mail: Mail | undefined): Promise<URL> {
  const response = await send(pathOf(mail))
  return new URL(response.headers.get('location') ?? '')
}

/** Parses the fragment of a URL. */
export function fragmentOf({ hash }: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}

/** Exchanges the code of a redirect URL for tokens. */
export function exchange(
  backend: TestBackend,
  { searchParams }: URL,
  verifier?: string,
): Promise<Response> {
  return exchangeCode(backend, searchParams.get('code'), verifier)
}

/** Decodes the claims of an access token. */
export function claimsOf({ access_token }: Pick<Tokens, 'access_token'>) {
  return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
}

/** Stops the backend and changes its store. */
export function withStore<Result>(
  { backend, dataDir }: TestBackend,
  work: (store: Store) => Result,
): Result {
  void backend.close()
  const store = openStore(dataDir)
  try {
    return work(store)
  } finally {
    store.close()
  }
}

/** Stops the backend and returns its audit log, oldest first. */
export function actionsOf(backend: TestBackend): string[] {
  const entries = withStore(backend, ({ auditLog }) => auditLog.newest(1000, 0))
  return entries.map(({ payload }) => payload.action).toReversed()
}
