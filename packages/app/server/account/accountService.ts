/**
 * The account service of a hosted project: deletes and exports accounts. It only uses the web's own
 * interfaces, so that it runs as an Edge Function (index.ts).
 *
 * It has no list of sessions and no recovery codes: with the service key GoTrue neither lists sessions
 * nor raises the assurance level of one.
 */

/** The project that the service is for. */
export interface AccountProject {
  /** URL of the project, without a trailing slash. */
  readonly url: string
  /** The secret key, which deletes accounts. */
  readonly serviceRoleKey: string
  /** Origin of the app, whose scripts may use the service. */
  readonly siteUrl: string
}

interface Factor {
  readonly id: string
  readonly factor_type: string
  readonly status: string
}

interface User {
  readonly id: string
  readonly email?: string
  readonly factors?: readonly Factor[]
}

const features = ['delete', 'delete-by-mail', 'export']

/** A response that ends the request. */
class Refusal extends Error {
  readonly response: Response

  constructor(status: number, code: string, message: string) {
    super(message)
    this.response = Response.json({ code, message }, { status })
  }
}

const wrongMailedCode = () =>
  new Refusal(422, 'reauthentication_not_valid', 'The code has expired or is invalid')
const insufficient = () => new Refusal(403, 'insufficient_aal', 'AAL2 session is required')

/** Returns the claims of a token that GoTrue has accepted. */
function claimsOf(token: string): { readonly aal?: string } {
  const payload = token.split('.')[1] ?? ''
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}

async function readProof(request: Request): Promise<{ password?: string; code?: string }> {
  const body: unknown = await request.json().catch(() => undefined)
  const { password, code } = Object(body)
  return {
    ...(typeof password === 'string' && password && { password }),
    ...(typeof code === 'string' && code && { code: code.trim() }),
  }
}

/** Creates the request handler. */
export function createAccountService({
  url,
  serviceRoleKey,
  siteUrl,
}: AccountProject): (request: Request) => Promise<Response> {
  const origin = new URL(siteUrl).origin
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
    'access-control-allow-methods': 'GET, POST, DELETE',
    vary: 'Origin',
  }

  /** Sends a request to GoTrue. @throws {Refusal} with its answer if it refuses */
  async function ask(
    method: string,
    path: string,
    { apikey, token }: Caller,
    body?: object,
  ): Promise<unknown> {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: {
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer
    const { code = 'unexpected_failure', message = 'The auth server refused' } = Object(answer)
    throw new Refusal(response.status, code, message)
  }

  async function verifyWith(caller: Caller, { id }: Factor, code: string): Promise<void> {
    const challenge = await ask('POST', `/factors/${id}/challenge`, caller, {})
    const proof = { challenge_id: Object(challenge).id, code }
    await ask('POST', `/factors/${id}/verify`, caller, proof)
  }

  /** Verifies a code of any authenticator app of the user. @throws {Refusal} if none shows it */
  async function verifyCode(caller: Caller, factors: readonly Factor[], code: string) {
    let refused: unknown
    for (const factor of factors) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the code is tried with one app after the other
        await verifyWith(caller, factor, code)
        return
      } catch (error) {
        refused = error
      }
    }
    throw refused
  }

  async function verifyPassword({ apikey }: Caller, { email }: User, password: string) {
    const anonymous = { apikey, token: apikey }
    await ask('POST', '/token?grant_type=password', anonymous, { email, password })
  }

  /**
   * Mails a code to a user. It is one for a sign-in: GoTrue has no other code that it checks by itself.
   */
  async function sendCode({ apikey }: Caller, { email }: User): Promise<Response> {
    const anonymous = { apikey, token: apikey }
    await ask('POST', '/otp', anonymous, { email, create_user: false })
    return new Response(null, { status: 204 })
  }

  /** @throws {Refusal} if the code of a mail is wrong. Its session ends with the account. */
  async function verifyMailedCode({ apikey }: Caller, { id, email }: User, code: string) {
    const anonymous = { apikey, token: apikey }
    const proof = { type: 'email', email, token: code }
    const session = await ask('POST', '/verify', anonymous, proof).catch((error: unknown) => {
      throw error instanceof Refusal && error.response.status === 403 ? wrongMailedCode() : error
    })
    if (Object(session).user?.id !== id) throw wrongMailedCode()
  }

  async function prove(request: Request, caller: Caller, user: User): Promise<void> {
    const { password, code } = await readProof(request)
    const factors = verifiedFactors(user)
    if (factors.length > 0) {
      if (!code)
        throw new Refusal(400, 'validation_failed', 'A code of the second factor is required')
      return verifyCode(caller, factors, code)
    }
    if (code) return verifyMailedCode(caller, user, code)
    if (!password) throw new Refusal(400, 'validation_failed', 'The password is required')
    return verifyPassword(caller, user, password)
  }

  async function remove(request: Request, caller: Caller, user: User): Promise<Response> {
    await prove(request, caller, user)
    const admin = { apikey: serviceRoleKey, token: serviceRoleKey }
    await ask('DELETE', `/admin/users/${user.id}`, admin, {})
    return new Response(null, { status: 204 })
  }

  async function respond(request: Request): Promise<Response> {
    const path = /\/(?:export|code)$/.exec(new URL(request.url).pathname)?.[0]
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method === 'GET' && !path) return Response.json({ features })

    const apikey = request.headers.get('apikey') ?? ''
    const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!token) throw new Refusal(401, 'no_authorization', 'A bearer token is required')
    const caller = { apikey, token }
    const user = (await ask('GET', '/user', caller)) as User
    if (verifiedFactors(user).length > 0 && claimsOf(token).aal !== 'aal2') throw insufficient()

    if (request.method === 'GET' && path === '/export') {
      return Response.json({ exported_at: new Date().toISOString(), account: user })
    }
    if (request.method === 'POST' && path === '/code') return sendCode(caller, user)
    if (request.method === 'DELETE' && !path) return remove(request, caller, user)
    throw new Refusal(405, 'method_not_allowed', 'This address does not take that method')
  }

  return async (request) => {
    const response = await respond(request).catch((error: unknown) => {
      if (error instanceof Refusal) return error.response
      throw error
    })
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** The keys of a request to GoTrue. */
interface Caller {
  readonly apikey: string
  readonly token: string
}

function verifiedFactors({ factors = [] }: User): readonly Factor[] {
  return factors.filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
}
