/** Seven days, after which Shopify deletes the result of a bulk operation. */
const lifetime = 7 * 24 * 3600 * 1000

/** Results that are kept; they are in memory. */
const mostKept = 20

/** The newest results of bulk operations of a shop, each at an address that cannot be guessed and expires. */
export class ResultFiles {
  readonly #baseUrl: string
  readonly #createToken: () => string
  readonly #now: () => number
  readonly #files = new Map<
    string,
    { readonly bytes: Uint8Array<ArrayBuffer>; readonly until: number }
  >()

  constructor(baseUrl: string, createToken: () => string, now: () => number) {
    this.#baseUrl = baseUrl
    this.#createToken = createToken
    this.#now = now
  }

  /** Keeps a file, and returns its address. */
  add(bytes: Uint8Array<ArrayBuffer>): string {
    const token = this.#createToken()
    this.#files.set(token, { bytes, until: this.#now() + lifetime })
    const [oldest] = this.#files.keys()
    if (this.#files.size > mostKept && oldest !== undefined) this.#files.delete(oldest)
    return `${this.#baseUrl}/results/${token}.jsonl`
  }

  /** Makes all addresses that were given out expire. */
  expire(): void {
    this.#files.clear()
  }

  /** @returns nothing for an unknown address, or one that expired */
  find(token: string): Uint8Array<ArrayBuffer> | undefined {
    const file = this.#files.get(token)
    if (file && file.until > this.#now()) return file.bytes
    this.#files.delete(token)
    return undefined
  }
}
