import type { RowCache } from './RowCache.ts'

interface Indexed {
  readonly index: number
}

/** What a state has of a list. */
interface ListState<Row extends Indexed> {
  readonly rows: RowCache<Row>
  /** Changes with every row that is read. */
  readonly revision: number
}

/** The list in the worker that the rows are of. */
interface WorkerList {
  /** Changes with every list. */
  readonly number: number
  /** How many rows it has. */
  readonly count: number
}

interface Source<Row extends Indexed> {
  readonly state: {
    get(): ListState<Row>
    set(changes: Partial<ListState<Row>>): void
  }
  /** Returns the newest list; nothing while there is none. */
  readonly list: () => WorkerList | undefined
  /** Reads rows of a list from the worker; nothing if there is a newer one. */
  readonly read: (number: number, from: number, to: number) => Promise<readonly Row[] | undefined>
}

/** Reads the rows of a list from the worker as they come into view. */
export class ListedRows<Row extends Indexed> {
  readonly #source: Source<Row>
  /** The rows that were asked for last: those in view and around. */
  #range: readonly [from: number, to: number] = [0, 0]

  constructor(source: Source<Row>) {
    this.#source = source
  }

  /** Reads the rows of a range that have not been read. */
  readonly read = (from: number, to: number): void => {
    const { state, list, read } = this.#source
    const { rows } = state.get()
    this.#range = [from, to]
    const current = list()
    if (!current) return
    const { number, count } = current
    for (const [start, end] of rows.missing(from, Math.min(to, count))) {
      read(number, start, end).then(
        (found) => {
          const { rows: shown, revision } = state.get()
          if (!found || shown !== rows) return
          rows.add(found)
          state.set({ revision: revision + 1 })
        },
        // A worker that was started again knows no list: the next one is read anew.
        () => {},
      )
    }
  }

  /** Reads the rows in view of a list that has taken the place of another one. */
  readAgain(): void {
    const [from, to] = this.#range
    const count = this.#source.list()?.count ?? 0
    this.read(Math.max(0, Math.min(from, count - (to - from))), Math.max(1, to))
  }
}
