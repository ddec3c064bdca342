import { picturePlaces, type PicturePlace } from './PositionPicker.types.js'

const columns = 3

/** Distance of each key: columns to the right, rows down. */
const moves: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-2, -2],
  End: [2, 2],
}

function within(index: number): number {
  return Math.min(columns - 1, Math.max(0, index))
}

/**
 * Returns the place that a key leads to from another one. At an edge it stays; Home and End lead to
 * the first and the last corner.
 *
 * @returns undefined for any other key
 */
export function nextPlace(key: string, place: PicturePlace): PicturePlace | undefined {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  if (!move) return undefined
  const index = picturePlaces.indexOf(place)
  const column = within((index % columns) + move[0])
  const row = within(Math.floor(index / columns) + move[1])
  return picturePlaces[row * columns + column]
}
