import { createHash } from 'node:crypto'
import { PageError } from './PageError.ts'

/** Lifetime of a cached answer of the auth server, in ms; a session that has ended counts that much longer. */
const keptFor = 30_000
const mostKept = 500

/** Far longer than any access token. */
const longestToken = 8192

/** Maximum number of concurrent token checks, as anyone can send a token. */
const mostChecks = 8

/** Asks the auth server whose access token it is: `GET /auth/v1/user`. */
export type AskUser = (headers: Readonly<Record<string, string>>) => Response | Promise<Response>

/**
 * Tells who is signed in, by asking the auth server. It knows of sessions that have ended, and of keys
 * of every kind, where a signature alone would not tell.
 */
export class Sessions {
  readonly #ask: AskUser
  readonly #uptime: () => number
  /** By the hash of their token, so that no token is kept. */
  readonly #known = new Map<string, { readonly account: string; readonly until: number }>()
  #checks = 0

  /** @param uptime a clock in milliseconds that is never set back */
  constructor(ask: AskUser, uptime: () => number) {
    this.#ask = ask
    this.#uptime = uptime
  }

  /**
   * Returns the id of the account that a request comes from.
   *
   * @param authorization the header of that name
   * @throws {PageError} `signed-out`; `busy`; `unchecked` if the auth server has no answer
   */
  async accountOf(authorization: string | undefined): Promise<string> {
    const token = /^bearer ([\w.~+/=-]+)$/iu.exec(authorization ?? '')?.[1]
    if (token === undefined || token.length > longestToken) throw new PageError('signed-out')
    const key = createHash('sha256').update(token).digest('base64')
    const known = this.#known.get(key)
    if (known && known.until > this.#uptime()) return known.account
    const account = await this.#check(token)
    this.#known.delete(key)
    this.#known.set(key, { account, until: this.#uptime() + keptFor })
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostKept && oldest !== undefined) this.#known.delete(oldest)
    return account
  }

  async #check(token: string): Promise<string> {
    if (this.#checks >= mostChecks) throw new PageError('busy')
    this.#checks += 1
    try {
      return await this.#askFor(token)
    } finally {
      this.#checks -= 1
    }
  }

  async #askFor(token: string): Promise<string> {
    let user: unknown
    try {
      const answer = await this.#ask({ Authorization: `Bearer ${token}` })
      if ([400, 401, 403, 404].includes(answer.status)) throw new PageError('signed-out')
      if (!answer.ok) throw new PageError('unchecked')
      user = await answer.json()
    } catch (error) {
      throw error instanceof PageError ? error : new PageError('unchecked')
    }
    const id: unknown = Reflect.get(Object(user), 'id')
    // Anyone gets an anonymous account without a word.
    if (typeof id === 'string' && Reflect.get(Object(user), 'is_anonymous') !== true) return id
    throw new PageError('signed-out')
  }
}
