import { once } from './once.js'
import type { AuthTools } from './types.js'

/** An ability of the account service; a deployment may have fewer. */
export type AccountFeature = 'delete' | 'export' | 'recovery-codes' | 'sessions'

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
    const response = await service.fetch(service.url + path, {
      method,
      headers: {
        apikey: service.anonKey,
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { ok, status } = response
    const data: unknown = text === '' ? null : readJson(text)
    return ok ? { data: { data }, error: null } : { data: null, error: refusal(data, status) }
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

/** Returns an error in the shape of the provider's client. */
function refusal(data: unknown, status: number) {
  const { code, message, weak_password: weak } = Object(data)
  // The same name as for a response of GoTrue that failed.
  const name = status >= 500 ? 'AuthRetryableFetchError' : 'AuthApiError'
  return { name, code, message, status, reasons: Object(weak).reasons }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
