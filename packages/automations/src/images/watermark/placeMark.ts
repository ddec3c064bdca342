import type { MarkPlace } from '../../automations/dynamic-watermark/options.ts'
import type { Box } from '../scaleDown.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Space between a mark and the edges, as a share of the shorter side of the image. */
const margin = 0.03

function marginOf({ width, height }: Size): number {
  return Math.max(1, Math.round(Math.min(width, height) * margin))
}

/**
 * Returns how large a mark is on an image, in pixels: its share of the width, but within the margins of
 * very low and very narrow images.
 *
 * @param ratio width to height of the mark
 * @param size the share of the width, in percent
 * @param leastHeight a lower mark becomes this high where the image has room, so that text can be read
 */
export function markSize(image: Size, ratio: number, size: number, leastHeight = 0): Size {
  const free = 2 * marginOf(image)
  const most = { width: Math.max(1, image.width - free), height: Math.max(1, image.height - free) }
  const wanted = Math.max((image.width * size) / 100, leastHeight * ratio)
  const width = Math.min(wanted, most.width, most.height * ratio)
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) }
}

const across = { left: 0, middle: 0.5, right: 1 } as const
const down = { top: 0, middle: 0.5, bottom: 1 } as const

const shares: Readonly<Record<MarkPlace, readonly [across: number, down: number]>> = {
  'top-left': [across.left, down.top],
  top: [across.middle, down.top],
  'top-right': [across.right, down.top],
  left: [across.left, down.middle],
  middle: [across.middle, down.middle],
  right: [across.right, down.middle],
  'bottom-left': [across.left, down.bottom],
  bottom: [across.middle, down.bottom],
  'bottom-right': [across.right, down.bottom],
}

/** Returns where a mark of this size is on an image. */
export function placeMark(image: Size, mark: Size, place: MarkPlace): Box {
  const edge = marginOf(image)
  const [right, lower] = shares[place]
  const at = (length: number, own: number, share: number) => {
    const free = length - own
    // A mark as large as the image has no room for margins.
    const space = Math.min(edge, Math.max(0, Math.floor(free / 2)))
    return Math.round(space + (free - 2 * space) * share)
  }
  return {
    x: at(image.width, mark.width, right),
    y: at(image.height, mark.height, lower),
    width: mark.width,
    height: mark.height,
  }
}
