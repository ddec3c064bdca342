import type { PreviewRow } from '../engine/messages.ts'

/** How many rows are read at once: about two screens. */
const page = 60

/** The rows of a list that have been read so far. */
export class RowCache<Row extends { readonly index: number } = PreviewRow> {
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
