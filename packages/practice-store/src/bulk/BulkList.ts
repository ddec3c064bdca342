/** The list at the root of a bulk query, read in steps. */
export class BulkList {
  readonly #stepSize: number
  #items: readonly unknown[] | undefined
  #read = 0

  /** @param stepSize how many items a step reads */
  constructor(stepSize: number) {
    this.#stepSize = stepSize
  }

  /** Whether all was read. */
  get isDone(): boolean {
    return this.#items !== undefined && this.#read >= this.#items.length
  }

  /** Takes the items of the next step, out of the list as it was at the first one. */
  next<Item>(items: readonly Item[]): readonly Item[] {
    this.#items ??= items
    const step = this.#items.slice(this.#read, this.#read + this.#stepSize)
    this.#read += this.#stepSize
    return step as readonly Item[]
  }
}
