/** More columns than a row of 200 MB can have in a file of several rows. */
const stride = 2 ** 25

/** Returns one number for a cell, so that cells can be found in a map. */
export function cellKey(row: number, column: number): number {
  return row * stride + column
}

/** Returns the cell of a number. */
export function cellOf(key: number): readonly [row: number, column: number] {
  return [Math.floor(key / stride), key % stride]
}
