/** Window in which the speed is measured, in ms. */
const measured = 15_000

/** The images that wait to be processed, and those that are. */
export class WorkQueue {
  /** Number of images processed concurrently. */
  readonly size: number
  /** The job whose images these are. */
  job: string | undefined
  readonly #work: (index: number) => Promise<void>
  readonly #onEmpty: () => void
  #waiting: number[] = []
  /** Those that were edited, which come first and are not paused. */
  #edited: number[] = []
  readonly #processing = new Set<number>()
  /** When images were done, for the speed; the oldest first. */
  #done: number[] = []
  #isPaused = false
  /** Counts how often it was emptied: what was in progress before does not count. */
  #round = 0

  /**
   * @param work processes an image; it never throws
   * @param onEmpty called once nothing waits and nothing is in progress
   */
  constructor(size: number, work: (index: number) => Promise<void>, onEmpty: () => void) {
    this.size = size
    this.#work = work
    this.#onEmpty = onEmpty
  }

  /** Whether no image waits or is in progress. */
  get isEmpty(): boolean {
    return this.#edited.length + this.#waiting.length + this.#processing.size === 0
  }

  /** Returns what is being done with images, by their place. */
  works(): ReadonlyMap<number, 'waiting' | 'processing'> {
    return new Map<number, 'waiting' | 'processing'>([
      ...[...this.#waiting, ...this.#edited].map((index) => [index, 'waiting'] as const),
      ...Array.from(this.#processing, (index) => [index, 'processing'] as const),
    ])
  }

  /** Adds images at the end. */
  add(indexes: readonly number[]): void {
    this.remove(indexes)
    this.#waiting = [...this.#waiting, ...indexes]
    this.#fill()
  }

  /** Adds an image that was edited, which comes before all others, also while they are paused. */
  addEdited(index: number): void {
    this.remove([index])
    this.#edited = [index, ...this.#edited]
    this.#fill()
  }

  /** Lets an image wait again that could not be processed. */
  putBack(index: number): void {
    this.#waiting = [index, ...this.#waiting]
  }

  /** Leaves images out that still wait; the caller looks whether that was all. */
  remove(indexes: readonly number[]): void {
    const removed = new Set(indexes)
    const stays = (index: number) => !removed.has(index)
    this.#waiting = this.#waiting.filter(stays)
    this.#edited = this.#edited.filter(stays)
  }

  /** Starts no more images; those in progress are finished. */
  pause(): void {
    this.#isPaused = true
    this.#done = []
  }

  resume(): void {
    this.#isPaused = false
    this.#fill()
  }

  /** Forgets everything; what is in progress no longer counts. */
  clear(): void {
    this.#round += 1
    this.#waiting = []
    this.#edited = []
    this.#processing.clear()
    this.#done = []
    this.#isPaused = false
  }

  /** Returns how many images are done in a second; nothing until that can be told. */
  get rate(): number | undefined {
    const [first] = this.#done
    const last = this.#done.at(-1)
    if (first === undefined || last === undefined || last === first) return undefined
    return ((this.#done.length - 1) / (last - first)) * 1000
  }

  #fill(): void {
    while (this.#processing.size < this.size) {
      const next =
        this.#takeFrom(this.#edited) ?? (this.#isPaused ? undefined : this.#takeFrom(this.#waiting))
      if (next === undefined) return
      void this.#run(next)
    }
  }

  /** Takes the first that is not in progress: an image that is edited meanwhile is processed once more. */
  #takeFrom(list: number[]): number | undefined {
    const at = list.findIndex((index) => !this.#processing.has(index))
    return at < 0 ? undefined : list.splice(at, 1)[0]
  }

  async #run(index: number): Promise<void> {
    const round = this.#round
    this.#processing.add(index)
    await this.#work(index)
    if (round !== this.#round) return
    this.#processing.delete(index)
    const now = performance.now()
    this.#done = [...this.#done.filter((time) => now - time < measured), now]
    this.#fill()
    if (this.isEmpty) this.#onEmpty()
  }
}
