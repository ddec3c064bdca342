/** A cell, by its place. */
export type CellAt = readonly [row: number, column: number]

/** Yields cells by row, then column, each once. */
export function* inOrder(cells: Iterable<CellAt>, width: number): Generator<CellAt, void> {
  const places = Float64Array.from(cells, ([row, column]) => row * width + column).toSorted()
  let last = -1
  for (const place of places) {
    if (place !== last) yield [Math.floor(place / width), place % width]
    last = place
  }
}
