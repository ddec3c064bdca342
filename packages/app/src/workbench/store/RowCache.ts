import type { PreviewRow } from '../engine/messages.ts'

/** How many rows are read at once: about two screens. */
const page = 60

/** The rows of a preview that have been read so far. */
export class RowCache {
  readonly #rows = new Map<number, PreviewRow>()
  readonly #requested = new Set<number>()

  /** Returns a row; undefined until it has been read. */
  readonly row = (index: number): PreviewRow | undefined => this.#rows.get(index)

  /**
   * Returns the pages to read for a range that have not been asked for, as ranges.
   *
   * @param to behind the last row
   */
  missing(from: number, to: number): readonly (readonly [from: number, to: number])[] {
    const ranges: [number, number][] = []
    for (let at = Math.floor(from / page) * page; at < to; at += page) {
      if (this.#requested.has(at)) continue
      this.#requested.add(at)
      ranges.push([at, at + page])
    }
    return ranges
  }

  add(rows: readonly PreviewRow[]): void {
    for (const row of rows) this.#rows.set(row.index, row)
  }
}
