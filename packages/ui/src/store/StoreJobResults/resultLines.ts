import type { StoreItemCounts, StoreItemState } from '../storeJob.types.js'
import { storeItemOrder, type StoreItemFilter } from './StoreJobResults.types.js'

/** States of the values that need review. */
const review: ReadonlySet<StoreItemState> = new Set(['conflict', 'refused', 'saved-differently'])

/** A line of the list: the heading of a state, or a value by its index among the values. */
export type ResultLine =
  | { readonly kind: 'heading'; readonly state: StoreItemState; readonly count: number }
  | { readonly kind: 'item'; readonly state: StoreItemState; readonly index: number }

interface Part {
  readonly state: StoreItemState
  readonly count: number
  /** Line of its heading. */
  readonly line: number
  /** Index of its first value. */
  readonly first: number
}

/** Returns the states whose values a filter lists, in their order. */
export function listedStates(filter: StoreItemFilter): readonly StoreItemState[] {
  if (filter === 'all') return storeItemOrder
  return storeItemOrder.filter((state) =>
    filter === 'review' ? review.has(state) : filter === state,
  )
}

/** Returns the number of values that a filter lists. */
export function countOf(filter: StoreItemFilter, counts: StoreItemCounts): number {
  return listedStates(filter).reduce((sum, state) => sum + counts[state], 0)
}

/** The lines of a filtered list: for each state a heading, and then its values. */
export class ResultLines {
  readonly #parts: readonly Part[]
  /** Number of lines. */
  readonly count: number

  constructor(filter: StoreItemFilter, counts: StoreItemCounts) {
    const parts: Part[] = []
    let [line, first] = [0, 0]
    for (const state of listedStates(filter)) {
      const count = counts[state]
      if (count === 0) continue
      parts.push({ state, count, line, first })
      line += 1 + count
      first += count
    }
    this.#parts = parts
    this.count = line
  }

  /** Returns a line by its index; undefined outside of the list. */
  at(index: number): ResultLine | undefined {
    const part = this.#parts.findLast(({ line }) => line <= index)
    if (!part || index >= this.count) return undefined
    const { state, count, line, first } = part
    return index === line
      ? { kind: 'heading', state, count }
      : { kind: 'item', state, index: first + index - line - 1 }
  }

  /** Returns the range of values in a range of lines; an empty one if there are only headings. */
  valuesIn(from: number, to: number): readonly [from: number, to: number] {
    const indexes: number[] = []
    for (let index = from; index < to; index += 1) {
      const line = this.at(index)
      if (line?.kind === 'item') indexes.push(line.index)
    }
    const [first = 0] = indexes
    return [first, (indexes.at(-1) ?? first - 1) + 1]
  }
}
