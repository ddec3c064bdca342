import type { ReferenceRates } from '@dropwatt/automations/rates'
import { RatesError } from './RatesError.ts'
import { requestRates } from './requestRates.ts'
import { areNewest } from './workingDay.ts'

/** Timeout of a request, in ms. */
const timeLimit = 10_000

const minute = 60_000
/** Delays between requests: while newer rates are due, and after a failure. */
const waits = { due: 15 * minute, failed: minute }

export interface RatesSettings {
  /** Address at which the rates are published. */
  readonly url: string
  /** In ms. @default 10 s */
  readonly timeLimit?: number
  /** Now, in milliseconds since 1970. @default the clock of the machine */
  readonly now?: () => number
  /** A clock of waits in milliseconds that is never set back. @default performance.now */
  readonly uptime?: () => number
}

/**
 * The reference rates of the last working day. They are requested when someone asks for them, and
 * then only once until newer ones are due.
 */
export class RatesOfTheDay {
  readonly #settings: Required<RatesSettings>
  #rates: ReferenceRates | undefined
  #failure: unknown
  #askAgainAt = -Infinity
  #request: Promise<void> | undefined

  constructor(settings: RatesSettings) {
    this.#settings = { timeLimit, now: Date.now, uptime: () => performance.now(), ...settings }
  }

  /**
   * Returns the newest rates that are to be had. Where newer ones are due but cannot be read, these
   * are those of the day before.
   *
   * @throws {RatesError} when there are none at all
   */
  async get(): Promise<ReferenceRates> {
    const { now, uptime } = this.#settings
    const areDue = !this.#rates || !areNewest(this.#rates.date, now())
    if (areDue && uptime() >= this.#askAgainAt) await (this.#request ??= this.#ask())
    if (this.#rates) return this.#rates
    throw this.#failure
  }

  async #ask(): Promise<void> {
    const { url, timeLimit: limit, uptime } = this.#settings
    try {
      this.#rates = await requestRates(url, limit)
      this.#askAgainAt = uptime() + waits.due
    } catch (error) {
      if (!(error instanceof RatesError)) throw error
      this.#failure = error
      this.#askAgainAt = uptime() + waits.failed
    } finally {
      this.#request = undefined
    }
  }
}
