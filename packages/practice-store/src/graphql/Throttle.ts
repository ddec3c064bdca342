export interface ThrottleStatus {
  readonly maximumAvailable: number
  readonly currentlyAvailable: number
  readonly restoreRate: number
}

/** The points of a shop on the plan Basic: so many at most, so many again each second. */
const basicPlan = { maximumAvailable: 2000, restoreRate: 100 } as const

/** Points that operations of a shop use up, and that come back with time. */
export class Throttle {
  readonly #now: () => number
  #available: number = basicPlan.maximumAvailable
  #since: number

  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  #restore(): void {
    const now = this.#now()
    // The clock of a machine may be set back.
    const restored = (Math.max(0, now - this.#since) / 1000) * basicPlan.restoreRate
    this.#available = Math.min(basicPlan.maximumAvailable, this.#available + restored)
    this.#since = now
  }

  get status(): ThrottleStatus {
    this.#restore()
    return { ...basicPlan, currentlyAvailable: Math.floor(this.#available) }
  }

  /** Takes points, unless there are too few of them. */
  takes(points: number): boolean {
    this.#restore()
    if (points > this.#available) return false
    this.#available -= points
    return true
  }

  /** Gives back what an operation did not need. */
  giveBack(points: number): void {
    this.#available = Math.min(basicPlan.maximumAvailable, this.#available + points)
  }

  /** Takes all points away. */
  empty(): void {
    this.#restore()
    this.#available = 0
  }
}
