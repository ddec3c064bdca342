/** The points of a shop, as its answers give them. */
export interface ThrottleStatus {
  readonly maximumAvailable: number
  readonly currentlyAvailable: number
  /** Points per second. */
  readonly restoreRate: number
}

/**
 * Keeps count of the points that a shop has left. It begins with those of the smallest plan, learns the
 * true ones from each answer, and takes off what is under way.
 */
export class Budget {
  readonly #now: () => number
  #status: ThrottleStatus = { maximumAvailable: 2000, currentlyAvailable: 2000, restoreRate: 100 }
  #at: number
  #pending = 0

  /** @param now in ms, of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now
    this.#at = now()
  }

  /** The points as the latest answer gave them, without what is under way. */
  get status(): ThrottleStatus {
    return { ...this.#status, currentlyAvailable: Math.max(0, this.#available()) }
  }

  /** Returns the time until some points are available, in ms. */
  timeUntil(cost: number): number {
    const { maximumAvailable, restoreRate } = this.#status
    const missing = Math.min(cost, maximumAvailable) - this.#available()
    return missing <= 0 ? 0 : Math.ceil((missing / restoreRate) * 1000)
  }

  /** Takes off the points of a request that is sent now. */
  spend(cost: number): void {
    this.#pending += cost
    this.#set({ ...this.#status, currentlyAvailable: this.#available() - cost })
  }

  /**
   * Learns from the answer of a request what is left.
   *
   * @param cost what was taken off for it; without a status it counts as spent
   */
  settle(cost: number, status: ThrottleStatus | undefined): void {
    this.#pending -= cost
    if (!status) return
    // The others under way may not have reached the shop yet.
    this.#set({ ...status, currentlyAvailable: status.currentlyAvailable - this.#pending })
  }

  #set(status: ThrottleStatus): void {
    this.#status = status
    this.#at = this.#now()
  }

  #available(): number {
    const { maximumAvailable, currentlyAvailable, restoreRate } = this.#status
    const seconds = (this.#now() - this.#at) / 1000
    return Math.min(maximumAvailable, currentlyAvailable + seconds * restoreRate)
  }
}
