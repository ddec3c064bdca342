import { PageError } from './PageError.ts'

const minute = 60_000

/** More than one person imports by hand. */
const mostPerMinute = 30
const mostAtOnce = { ofAccount: 2, ofAll: 8 }

interface Account {
  start: number
  count: number
  underWay: number
}

/** Gives accounts turns, so that nobody uses the server to overrun another site, or the server itself. */
export class Turns {
  readonly #uptime: () => number
  readonly #isLimited: boolean
  readonly #accounts = new Map<string, Account>()
  #underWay = 0

  /**
   * @param isLimited whether it counts the requests of a minute
   * @param uptime a clock in milliseconds that is never set back
   */
  constructor(isLimited: boolean, uptime: () => number) {
    this.#isLimited = isLimited
    this.#uptime = uptime
  }

  /**
   * Takes a turn.
   *
   * @returns a function that ends it
   * @throws {PageError} `busy`
   */
  take(id: string): () => void {
    const account = this.#find(id)
    const isOften = this.#isLimited && account.count >= mostPerMinute
    const isBusy = account.underWay >= mostAtOnce.ofAccount || this.#underWay >= mostAtOnce.ofAll
    if (isOften || isBusy) throw new PageError('busy')
    account.count += 1
    account.underWay += 1
    this.#underWay += 1
    return () => {
      account.underWay -= 1
      this.#underWay -= 1
    }
  }

  #find(id: string): Account {
    const now = this.#uptime()
    for (const [each, { start, underWay }] of this.#accounts) {
      if (underWay === 0 && now - start >= minute) this.#accounts.delete(each)
    }
    const account = this.#accounts.get(id) ?? { start: now, count: 0, underWay: 0 }
    this.#accounts.set(id, account)
    if (now - account.start >= minute) Object.assign(account, { start: now, count: 0 })
    return account
  }
}
