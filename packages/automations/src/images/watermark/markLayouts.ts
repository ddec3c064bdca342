import type { Pixels } from '../Pixels.ts'
import type { Box } from '../scaleDown.ts'

/** Position of a mark on an image, once or many times. */
export interface MarkLayout {
  /** The part of the image in which it is at all. */
  readonly part: Box
  /**
   * Returns how far into the mark a place of the image is, down from its top. Negative or larger than
   * the mark where there is none.
   */
  readonly rowAt: (x: number, y: number) => number
  /** The same across, from the left of the mark. */
  readonly columnAt: (x: number, y: number) => number
  /** Whether the pixels of the mark lie on those of the image. */
  readonly isStraight: boolean
}

/** A mark in one place. */
export function oneMark(place: Box): MarkLayout {
  return {
    part: place,
    rowAt: (_x, y) => y - place.y,
    columnAt: (x) => x - place.x,
    isStraight: true,
  }
}

/** Slope of the pattern, which rises to the right. */
const slope = Math.PI / 6

/** A mark over the whole image: in rows that rise to the right, each shifted by half the distance. */
export function manyMarks(image: Pixels, mark: Pixels): MarkLayout {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const stepX = mark.width * 1.6
  const stepY = mark.height + mark.width * 0.5
  const [middleX, middleY] = [image.width / 2, image.height / 2]
  const along = (x: number, y: number) => (x - middleX) * cos - (y - middleY) * sin
  const across = (x: number, y: number) => (x - middleX) * sin + (y - middleY) * cos + stepY / 2
  return {
    part: { x: 0, y: 0, width: image.width, height: image.height },
    rowAt: (x, y) => {
      const row = across(x, y)
      return row - Math.floor(row / stepY) * stepY - (stepY - mark.height) / 2
    },
    columnAt: (x, y) => {
      const shift = Math.floor(across(x, y) / stepY) % 2 === 0 ? stepX / 2 : 0
      const column = along(x, y) + shift
      return column - Math.floor(column / stepX) * stepX - (stepX - mark.width) / 2
    },
    isStraight: false,
  }
}
