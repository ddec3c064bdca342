import { PageError } from './PageError.ts'

const minute = 60_000

/** Limits of turns. */
interface TurnLimits {
  /** Turns that an account may take in a minute. */
  readonly perMinute: number
  /** Turns that may be under way at once. */
  readonly atOnce: {
    readonly ofAccount: number
    /** Several accounts of one network share it. */
    readonly ofAddress: number
    readonly ofAll: number
  }
}

interface Account {
  start: number
  count: number
}

/** Counts what is under way, by a key. */
class Counts {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
  }
}

/** Gives accounts turns, so that nobody uses the server to overrun another one, or the server itself. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #uptime: () => number
  readonly #minutes = new Map<string, Account>()
  readonly #ofAccounts = new Counts()
  readonly #ofAddresses = new Counts()
  #underWay = 0

  /** @param uptime a clock in milliseconds that is never set back */
  constructor(limits: TurnLimits, uptime: () => number) {
    this.#limits = limits
    this.#uptime = uptime
  }

  /**
   * Takes a turn.
   *
   * @param account its id
   * @param address the network that the request comes from
   * @returns a function that ends it
   * @throws {PageError} `busy`
   */
  take(account: string, address: string): () => void {
    const { perMinute, atOnce } = this.#limits
    const inMinute = this.#minuteOf(account)
    if (
      inMinute.count >= perMinute ||
      this.#ofAccounts.of(account) >= atOnce.ofAccount ||
      this.#ofAddresses.of(address) >= atOnce.ofAddress ||
      this.#underWay >= atOnce.ofAll
    ) {
      throw new PageError('busy')
    }
    inMinute.count += 1
    this.#count(account, address, 1)
    return () => this.#count(account, address, -1)
  }

  #count(account: string, address: string, change: 1 | -1): void {
    this.#ofAccounts.add(account, change)
    this.#ofAddresses.add(address, change)
    this.#underWay += change
  }

  #minuteOf(id: string): Account {
    const now = this.#uptime()
    for (const [each, { start }] of this.#minutes) {
      if (now - start < minute) break
      this.#minutes.delete(each)
    }
    const account = this.#minutes.get(id) ?? { start: now, count: 0 }
    this.#minutes.set(id, account)
    return account
  }
}
