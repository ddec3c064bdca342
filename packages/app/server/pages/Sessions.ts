import { createHash } from 'node:crypto'
import type { AuthServer } from './AuthServer.ts'
import { PageError } from './PageError.ts'
import { TokenVerifier, type CheckedToken } from './TokenVerifier.ts'
import { Turns } from './Turns.ts'

/** Lifetime of a cached answer of the auth server, in ms; a session that has ended counts that much longer. */
const keptFor = 30_000
const mostKept = 500

/** Far longer than any access token. */
const longestToken = 8192

/** Limits of questions to the auth server about tokens that a key of the project signed. */
const verified = { perMinute: Infinity, atOnce: { ofAccount: 2, ofAddress: 8, ofAll: 16 } }

/** The same for tokens that anyone can make, where the project publishes no keys. */
const unverified = { perMinute: 30, atOnce: { ofAccount: 2, ofAddress: 2, ofAll: 8 } }

/** Answers of the auth server about tokens, for some time, by the hash of the token: none is kept. */
class Answers<Answer> {
  readonly #uptime: () => number
  readonly #answers = new Map<string, { readonly answer: Answer; readonly until: number }>()

  constructor(uptime: () => number) {
    this.#uptime = uptime
  }

  get(key: string): Answer | undefined {
    const kept = this.#answers.get(key)
    return kept && kept.until > this.#uptime() ? kept.answer : undefined
  }

  set(key: string, answer: Answer): void {
    this.#answers.delete(key)
    this.#answers.set(key, { answer, until: this.#uptime() + keptFor })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > mostKept && oldest !== undefined) this.#answers.delete(oldest)
  }
}

/**
 * Tells who is signed in. A token that no key of the project signed, or that has expired, is refused
 * here; whether its session has ended only the auth server knows, which is asked once in a while.
 */
export class Sessions {
  readonly #auth: AuthServer
  readonly #verifier: TokenVerifier
  readonly #accounts: Answers<string>
  // Kept apart, so that many refusals displace nobody who is signed in.
  readonly #refusals: Answers<PageError>
  readonly #asking = new Map<string, Promise<string>>()
  readonly #verifiedTurns: Turns
  readonly #unverifiedTurns: Turns

  /**
   * @param uptime a clock in milliseconds that is never set back
   * @param secret as for `TokenVerifier`
   */
  constructor(auth: AuthServer, uptime: () => number, secret?: string) {
    this.#auth = auth
    this.#verifier = new TokenVerifier(auth, secret)
    this.#accounts = new Answers(uptime)
    this.#refusals = new Answers(uptime)
    this.#verifiedTurns = new Turns(verified, uptime)
    this.#unverifiedTurns = new Turns(unverified, uptime)
  }

  /**
   * Returns the id of the account that a request comes from.
   *
   * @param authorization the header of that name
   * @param address the network that the request comes from
   * @throws {PageError} `signed-out`; `busy`; `unchecked` if the auth server has no answer
   */
  async accountOf(authorization: string | undefined, address: string): Promise<string> {
    const token = /^bearer ([\w.~+/=-]+)$/iu.exec(authorization ?? '')?.[1]
    if (token === undefined || token.length > longestToken) throw new PageError('signed-out')
    const key = createHash('sha256').update(token).digest('base64')
    const refusal = this.#refusals.get(key)
    if (refusal) throw refusal
    const known = this.#accounts.get(key)
    if (known !== undefined) return known
    // Requests at the same time share one question.
    const asking = this.#asking.get(key) ?? this.#check(token, key, address)
    this.#asking.set(key, asking)
    return asking
  }

  async #check(token: string, key: string, address: string): Promise<string> {
    try {
      const account = await this.#ask(token, await this.#verifier.check(token), address)
      this.#accounts.set(key, account)
      return account
    } catch (error) {
      const isRefusal = error instanceof PageError && error.code === 'signed-out'
      if (isRefusal) this.#refusals.set(key, error)
      throw error
    } finally {
      this.#asking.delete(key)
    }
  }

  async #ask(token: string, checked: CheckedToken, address: string): Promise<string> {
    const { account, isVerified } = checked
    const end = isVerified
      ? this.#verifiedTurns.take(account, address)
      : this.#unverifiedTurns.take(address, address)
    try {
      return await this.#accountOf(token)
    } finally {
      end()
    }
  }

  async #accountOf(token: string): Promise<string> {
    let user: unknown
    try {
      const answer = await this.#auth.get('/user', { Authorization: `Bearer ${token}` })
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
