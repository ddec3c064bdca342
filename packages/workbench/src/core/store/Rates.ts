import type { RecipeStep } from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import { createStore } from 'zustand/vanilla'
import { ratesPath } from '../endpoints.ts'
import { ratesKey } from '../storage/ratesKey.ts'
import { readText, writeText } from '../storage/storedText.ts'

/** The automation that converts by reference rates. */
const converter = 'currency-converter'

/** Minimum time between requests to the server, in ms; it asks the bank once a day itself. */
const askAgainAfter = 15 * 60 * 1000

/** A little longer than the server waits for the bank, in ms. */
const timeLimit = 15_000

interface RatesState {
  /** The newest that are known on this device; absent until they are needed. */
  readonly rates: ReferenceRates | undefined
  /** Whether today's could not be asked for, as the browser is offline. */
  readonly isOffline: boolean
}

/** Description of the reference rates. */
export interface RatesDescription {
  /** The day they belong to, such as `2026-10-02`. */
  readonly date: string
  /** In days. */
  readonly age: number
  /** Whether they are a week old or older. */
  readonly isOld: boolean
  /** Value of one unit of the first currency in the second; absent where one has no reference rate. */
  readonly rate?: number
}

/**
 * The reference rates that prices are converted by: those of the server, else those that this browser
 * was given last, else those that come with the app. They are the same for every account.
 */
class Rates {
  readonly state = createStore<RatesState>(() => ({ rates: undefined, isOffline: false }))
  #engine: typeof import('@dropwatt/automations/rates') | undefined
  #read: Promise<void> | undefined
  #askedAt = -Infinity

  /** Returns the rates for an automation, without waiting for the network; nothing if it uses none. */
  async forAutomation(slug: string): Promise<ReferenceRates | undefined> {
    if (slug !== converter) return undefined
    await (this.#read ??= this.#readKnown())
    return this.state.getState().rates
  }

  /** Returns the rates for the steps of a recipe; nothing if none of them uses any. */
  async forSteps(steps: readonly RecipeStep[]): Promise<ReferenceRates | undefined> {
    return steps.some(({ slug }) => slug === converter) ? this.forAutomation(converter) : undefined
  }

  /**
   * Tells how old the rates are, and what one unit of a currency is in another one.
   *
   * @returns nothing until the rates are known
   */
  describe(from: string, to: string): RatesDescription | undefined {
    const { rates: known } = this.state.getState()
    if (!known || !this.#engine) return undefined
    const { ageInDays, oldRateAge, rateAsNumber, rateBetween } = this.#engine
    const age = ageInDays(known.date, Date.now())
    const rate = rateBetween(known, from, to)
    return {
      date: known.date,
      age,
      isOld: age >= oldRateAge,
      ...(rate && { rate: rateAsNumber(rate) }),
    }
  }

  /** Asks the server for newer rates if an automation uses any, and not more often than needed. */
  async updateFor(slug: string): Promise<void> {
    if (slug !== converter) return
    await this.forAutomation(slug)
    if (performance.now() - this.#askedAt < askAgainAfter) return
    if (!navigator.onLine) {
      this.state.setState({ isOffline: true })
      addEventListener('online', () => void this.updateFor(slug), { once: true })
      return
    }
    this.#askedAt = performance.now()
    this.state.setState({ isOffline: false })
    const newer = this.#engine?.parseRates(await askServer())
    const { rates: known } = this.state.getState()
    if (!newer || (known && newer.date <= known.date)) return
    writeText(ratesKey, JSON.stringify(newer))
    this.state.setState({ rates: newer })
  }

  async #readKnown(): Promise<void> {
    this.#engine = await import('@dropwatt/automations/rates')
    const { bundledRates, parseRates } = this.#engine
    const stored = parseRates(parse(readText(ratesKey)))
    const isNewer = stored !== undefined && stored.date > bundledRates.date
    this.state.setState({ rates: isNewer ? stored : bundledRates })
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** Asks the server of the app. A static host has a page in place of an answer, or nothing. */
async function askServer(): Promise<unknown> {
  try {
    const response = await fetch(ratesPath, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimit),
    })
    return response.status === 200 ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** The reference rates of this tab. */
export const rates = new Rates()
