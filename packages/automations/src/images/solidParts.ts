import type { Pixels } from './Pixels.ts'
import { scaleDown } from './scaleDown.ts'

/** The longer side that parts are told apart at. */
const side = 480

/** Alpha that a part must reach somewhere to count as solid. */
const solidAlpha = 216

/**
 * Returns a cut-out without its faint parts: those that nothing visible joins with a solid one, such as
 * the shadow that came with it. A cut-out without solid parts, such as glass, stays as it is, and so
 * does one without faint parts: it is returned itself.
 */
export function solidParts(cutout: Pixels, writesOver = false): Pixels {
  const scale = Math.min(1, side / Math.max(cutout.width, cutout.height))
  const small = scaleDown(cutout, { width: cutout.width * scale, height: cutout.height * scale })
  const isFaint = faintPixels(small)
  if (!isFaint) return cutout
  const { width, height } = cutout
  const data = writesOver ? cutout.data : cutout.data.slice()
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor((x * small.width) / width),
  )
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * small.height) / height) * small.width
    for (let x = 0; x < width; x += 1) {
      if (isFaint[row + columns[x]!] === 1) data[(y * width + x) * 4 + 3] = 0
    }
  }
  return { width, height, data }
}

/** Says which pixels are in faint parts; undefined if there are none, or no others. */
function faintPixels({ width, height, data }: Pixels): Uint8Array | undefined {
  const isFaint = new Uint8Array(width * height)
  const isKnown = new Uint8Array(width * height)
  const alpha = (at: number) => data[at * 4 + 3]!
  let solid = 0
  let faint = 0
  for (let start = 0; start < isKnown.length; start += 1) {
    if (isKnown[start] === 1 || alpha(start) === 0) continue
    const part = [start]
    isKnown[start] = 1
    for (const at of part) {
      for (const next of neighbours(at, width, height)) {
        if (isKnown[next] === 1 || alpha(next) === 0) continue
        isKnown[next] = 1
        part.push(next)
      }
    }
    const isSolid = part.some((at) => alpha(at) >= solidAlpha)
    if (isSolid) solid += 1
    else {
      faint += 1
      for (const at of part) isFaint[at] = 1
    }
  }
  return solid > 0 && faint > 0 ? isFaint : undefined
}

function neighbours(at: number, width: number, height: number): readonly number[] {
  const x = at % width
  const found: number[] = []
  for (let row = at - x - width; row <= at - x + width; row += width) {
    if (row < 0 || row >= width * height) continue
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      found.push(row + column)
    }
  }
  return found
}
