import { pkceClient } from './pkce.ts'
import { landingOf, type Service } from './service.ts'

/** Leaves for the account picker and gives the `state` that the browser takes along. */
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

/** Sends the form of the picker and gives the address of the callback to which it leads. */
export async function pick({ open }: Service, fields: Record<string, string>): Promise<URL> {
  const response = await open('/auth/v1/local-google', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return landingOf(response)
}

/** Goes all the way, and gives the address at which the browser lands in the app. */
export async function signInWithGoogle(
  service: Service,
  email: string,
  query?: Record<string, string>,
): Promise<URL> {
  const state = await leave(service, query)
  return landingOf(await service.open(await pick(service, { state, email })))
}
