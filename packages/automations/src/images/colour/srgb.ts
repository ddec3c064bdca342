export type Row = readonly [number, number, number]
export type Matrix = readonly [Row, Row, Row]

/** From XYZ of profiles, adapted to D50, to linear sRGB (IEC 61966-2-1, with Bradford’s adaptation). */
export const fromXyz: Matrix = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

/** Number of steps of linear light before it is written as levels of sRGB. */
const steps = 4095

/** The levels of sRGB for linear light. */
const encoded = Uint8ClampedArray.from({ length: steps + 1 }, (_, at) => {
  const light = at / steps
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
})

/** Returns the level of sRGB for linear light from 0 to 1; what is beyond becomes the nearest. */
export function encodeLight(light: number): number {
  return encoded[Math.round(Math.max(0, Math.min(1, light)) * steps)]!
}

/** Multiplies two matrices. */
export function multiply(one: Matrix, other: Matrix): Matrix {
  const rowOf = (row: Row): Row => {
    const sum = (column: 0 | 1 | 2) =>
      row[0] * other[0][column] + row[1] * other[1][column] + row[2] * other[2][column]
    return [sum(0), sum(1), sum(2)]
  }
  return [rowOf(one[0]), rowOf(one[1]), rowOf(one[2])]
}
