import type { PreviewRow } from '../engine/messages.ts'

interface Indexed {
  readonly index: number
}

/** Number of rows read at once: about two screens. */
const page = 60

/** The rows of a list that have been read so far. */
export class RowCache<Row extends Indexed = PreviewRow> {
  readonly #rows = new Map<number, Row>()
  /** Shown until the first rows have been read, so that a change of the list does not blank it. */
  #earlier: RowCache<Row> | undefined
  readonly #requested = new Set<number>()

  /** @param earlier the rows of the list that this one replaces */
  constructor(earlier?: RowCache<Row>) {
    this.#earlier = earlier && earlier.#rows.size === 0 ? earlier.#earlier : earlier
    if (this.#earlier) this.#earlier.#earlier = undefined
  }

  /** Returns a row; undefined until it has been read. */
  readonly row = (index: number): Row | undefined =>
    this.#rows.get(index) ?? this.#earlier?.row(index)

  /** Returns a range in whole pages; at least the first one. */
  static pagesOf(from: number, to: number): readonly [from: number, to: number] {
    const start = Math.floor(from / page) * page
    return [start, Math.max(start + page, Math.ceil(to / page) * page)]
  }

  /**
   * Returns the pages to read for a range that have not been asked for, as ranges as long as
   * possible.
   *
   * @param to behind the last row
   */
  missing(from: number, to: number): readonly (readonly [from: number, to: number])[] {
    const ranges: [number, number][] = []
    for (let at = Math.floor(from / page) * page; at < to; at += page) {
      if (this.#requested.has(at)) continue
      this.#requested.add(at)
      const last = ranges.at(-1)
      if (last?.[1] === at) last[1] = at + page
      else ranges.push([at, at + page])
    }
    return ranges
  }

  add(rows: readonly Row[]): void {
    this.#earlier = undefined
    for (const row of rows) this.#rows.set(row.index, row)
  }
}

/** The part of a state that holds a list. */
export interface ListState<Row extends Indexed> {
  readonly rows: RowCache<Row>
  /** Changes with every row that is read. */
  readonly revision: number
}

/** The list in the worker that the rows are of. */
interface WorkerList {
  /** Changes with every list. */
  readonly number: number
  readonly count: number
}

interface Source<Row extends Indexed> {
  readonly state: {
    getState(): ListState<Row>
    setState(changes: Partial<ListState<Row>>): void
  }
  /** Returns the newest list; nothing while there is none. */
  readonly list: () => WorkerList | undefined
  /** Reads rows of a list from the worker; nothing if there is a newer one. */
  readonly read: (number: number, from: number, to: number) => Promise<readonly Row[] | undefined>
}

/** Rows of a list that come with it. */
export interface KnownRows<Row extends Indexed> {
  readonly range: readonly [from: number, to: number]
  readonly found: readonly Row[]
}

/** Reads the rows of a list from the worker as they come into view. */
export class ListedRows<Row extends Indexed> {
  readonly #source: Source<Row>
  #range: readonly [from: number, to: number] = [0, 0]

  constructor(source: Source<Row>) {
    this.#source = source
  }

  /** The rows that were asked for last: those in view and around. */
  get range(): readonly [from: number, to: number] {
    return this.#range
  }

  /** Reads the rows of a range that have not been read. */
  readonly read = (from: number, to: number): void => {
    const { state, list, read } = this.#source
    const { rows } = state.getState()
    this.#range = [from, to]
    const current = list()
    if (!current) return
    const { number, count } = current
    for (const [start, end] of rows.missing(from, Math.min(to, count))) {
      read(number, start, end).then(
        (found) => {
          const { rows: shown, revision } = state.getState()
          if (!found || shown !== rows) return
          rows.add(found)
          state.setState({ revision: revision + 1 })
        },
        // A worker that was started again knows no list: the next one is read anew.
        () => {},
      )
    }
  }

  /**
   * Reads the rows in view of a list that has taken the place of another one, whose rows are shown
   * until then.
   *
   * @param known its rows that have been read already
   */
  replace(known?: KnownRows<Row>): void {
    const { state, list } = this.#source
    const { rows: earlier, revision } = state.getState()
    const rows = new RowCache(earlier)
    if (known) {
      rows.missing(...known.range)
      rows.add(known.found)
    }
    state.setState({ rows, revision: revision + 1 })
    const current = list()
    if (!current) return
    const [from, to] = this.#range
    // A table that shows no row yet asks for none: the first one is read anyway.
    this.read(Math.max(0, Math.min(from, current.count - (to - from))), Math.max(1, to))
  }

  /** Forgets all rows, before another list is shown from its start. */
  clear(): void {
    this.#range = [0, 0]
    this.#source.state.setState({ rows: new RowCache(), revision: 0 })
  }
}
