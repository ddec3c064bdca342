import type { Pixels } from '../Pixels.ts'
import { framePixels } from './masks.ts'

/** Alpha up to which a pixel of the frame is transparent. */
const transparent = 10

/** Tells whether the background of a picture is transparent already: half of its frame or more is. */
export function hasNoBackground({ width, height, data }: Pixels): boolean {
  const frame = framePixels(width, height)
  const clear = frame.filter((at) => data[4 * at + 3]! <= transparent).length
  return clear >= frame.length / 2
}
