import type { StoreOptions } from '../configuration.ts'
import type { Fetch } from '../ShopifyApp.ts'
import type { OpenPractice } from '../openPractice.ts'

/** Settings of the commands of the live store, from the server's configuration and its terminal. */
export interface CommandSettings {
  readonly options: StoreOptions
  readonly siteUrl: string
  readonly dataDir: string
  /** Requests Shopify. */
  readonly fetch: Fetch
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
  readonly print: (text: string) => void
  /** Asks a question that is answered by yes or no. */
  readonly confirm: (question: string) => Promise<boolean>
  /** Opens the shops to practise on. */
  readonly openPractice: () => Promise<OpenPractice>
}

/** A command that cannot be carried out; its message is one line with the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  constructor(message: string) {
    super(`[@dropwatt/app] ${message}`)
  }
}
