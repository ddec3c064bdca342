import { pkceClient } from './pkce.ts'
import { landingOf, type Service } from './service.ts'

/** Opens the account picker and returns the `state`. */
export async function leave(
  { open, origin }: Service,
  query: Record<string, string> = pkceClient().fields,
  headers: Record<string, string> = {},
): Promise<string> {
  const parameters = new URLSearchParams({
    provider: 'google',
    redirect_to: `${origin}/dashboard`,
    ...query,
  })
  const response = await open(`/auth/v1/authorize?${parameters}`, { headers })
  return landingOf(response).searchParams.get('state') ?? ''
}

/** Submits the form of the picker and returns the callback URL. */
export async function pick({ open }: Service, fields: Record<string, string>): Promise<URL> {
  const response = await open('/auth/v1/local-google', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return landingOf(response)
}

/** Completes the flow and returns the final redirect URL. */
export async function signInWithGoogle(
  service: Service,
  email: string,
  query?: Record<string, string>,
): Promise<URL> {
  const state = await leave(service, query)
  return landingOf(await service.open(await pick(service, { state, email })))
}
