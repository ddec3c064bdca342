import { multiply, type Matrix, type Row } from './srgb.ts'

/** A colour without its light, as x and y. */
type Chromaticity = readonly [x: number, y: number]

/** White point, and the colours that the channels mix. */
export interface Primaries {
  readonly white: Chromaticity
  readonly red: Chromaticity
  readonly green: Chromaticity
  readonly blue: Chromaticity
}

/** From XYZ to what cones see, by Bradford (ICC.1:2022, annex E). */
const toCones: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** White of the colours that profiles connect by. */
const d50: Row = [0.9642, 1, 0.8249]

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix | undefined {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (Math.abs(determinant) < 1e-6) return undefined
  const over = 1 / determinant
  return [
    [over * (e * i - f * h), over * (c * h - b * i), over * (b * f - c * e)],
    [over * (f * g - d * i), over * (a * i - c * g), over * (c * d - a * f)],
    [over * (d * h - e * g), over * (b * g - a * h), over * (a * e - b * d)],
  ]
}

const apply = (matrix: Matrix, [x, y, z]: Row): Row => {
  const sum = (row: Row) => row[0] * x + row[1] * y + row[2] * z
  return [sum(matrix[0]), sum(matrix[1]), sum(matrix[2])]
}

const diagonal = ([x, y, z]: Row): Matrix => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
]

/** Returns a colour whose X, Y and Z are 1 in sum. */
const xyzOf = ([x, y]: Chromaticity): Row => [x, y, 1 - x - y]

function isPossible([x, y]: Chromaticity): boolean {
  return x >= 0 && y >= 0 && x + y <= 1
}

/** Returns the matrix from one white to D50. */
function adaptation(white: Row): Matrix | undefined {
  const back = inverse(toCones)
  const [from, to] = [apply(toCones, white), apply(toCones, d50)]
  if (!back || from.some((value) => value <= 0)) return undefined
  return multiply(
    back,
    multiply(diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]), toCones),
  )
}

/** Returns the matrix from linear light of primaries to XYZ, adapted to D50; nothing if there is none. */
export function toXyzOf({ white, red, green, blue }: Primaries): Matrix | undefined {
  if (![white, red, green, blue].every(isPossible) || white[1] === 0) return undefined
  const light: Row = [white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]]
  const [r, g, b] = [xyzOf(red), xyzOf(green), xyzOf(blue)]
  const columns: Matrix = [
    [r[0], g[0], b[0]],
    [r[1], g[1], b[1]],
    [r[2], g[2], b[2]],
  ]
  const back = inverse(columns)
  const adapt = adaptation(light)
  if (!back || !adapt) return undefined
  return multiply(adapt, multiply(columns, diagonal(apply(back, light))))
}
