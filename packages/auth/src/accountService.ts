import { networkError } from './errors.js'
import { once } from './once.js'
import { problemOf } from './problem.js'
import type { AuthTools } from './types.js'

/** An ability of the account service; a deployment may have fewer. */
export type AccountFeature = 'delete' | 'delete-by-mail' | 'export' | 'recovery-codes' | 'sessions'

/** Requests to the account service. */
export interface AccountRequests {
  /** Tells whether the deployment has an ability. Asks the service once. */
  readonly offers: (feature: AccountFeature) => Promise<boolean>
  /**
   * Sends a request as the current user and returns the JSON of the response.
   *
   * @throws {AuthError} if it was rejected.
   */
  readonly send: (path: string, method?: string, body?: object) => Promise<unknown>
}

/** Creates the requests to the account service. */
export function createAccountRequests({ ask, service }: AuthTools): AccountRequests {
  async function send(path: string, method = 'GET', body?: object): Promise<unknown> {
    const answered = await ask(async (client) => {
      const { data, error } = await client.getSession()
      if (error) return { data: null, error }
      return request(path, { method, body, token: data.session?.access_token ?? service?.anonKey })
    })
    return answered.data
  }

  async function request(path: string, { method, body, token }: AccountRequest) {
    if (!service) throw new TypeError('[@dropwatt/auth] There is no accountUrl.')
    const { url, anonKey, fetch } = service
    const headers = {
      apikey: anonKey,
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url + path, sent).catch((cause: unknown) => {
      throw networkError(cause)
    })
    // A deletion has no body.
    const data: unknown = await response.json().catch(() => null)
    return response.ok
      ? { data: { data }, error: null }
      : { data: null, error: problemOf(data, response.status) }
  }

  const features = once(async () => {
    const { features: offered } = Object(await send(''))
    return new Set<unknown>(Array.isArray(offered) ? offered : [])
  })

  return {
    send,
    offers: async (feature) => service !== undefined && (await features()).has(feature),
  }
}

interface AccountRequest {
  readonly method: string
  readonly body: object | undefined
  readonly token: string | undefined
}
