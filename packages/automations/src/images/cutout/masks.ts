/**
 * Masks are one byte for each pixel, 0 or 1, in rows from the top. Radii are in pixels along both
 * axes, so that a radius of 2 covers a square of 5 × 5.
 */

function spreadAlong(
  mask: Uint8Array,
  lines: number,
  length: number,
  between: number,
  step: number,
  radius: number,
): Uint8Array {
  const result = new Uint8Array(mask.length)
  for (let line = 0; line < lines; line += 1) {
    const start = line * between
    // Up to where the last set pixel reaches.
    let reach = -1
    for (let at = 0; at < length + radius; at += 1) {
      if (at < length && mask[start + at * step]) reach = at + 2 * radius
      const to = at - radius
      if (to >= 0 && at <= reach) result[start + to * step] = 1
    }
  }
  return result
}

/** Returns the greatest value in the square around each pixel. */
export function greatestAround(values: Float32Array, width: number, radius: number): Float32Array {
  const height = values.length / width
  const across = greatestAlong(values, height, width, width, 1, radius)
  return greatestAlong(across, width, height, 1, width, radius)
}

function greatestAlong(
  values: Float32Array,
  lines: number,
  length: number,
  between: number,
  step: number,
  radius: number,
): Float32Array {
  const result = new Float32Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    const start = line * between
    for (let at = 0; at < length; at += 1) {
      let most = 0
      const last = Math.min(length - 1, at + radius)
      for (let near = Math.max(0, at - radius); near <= last; near += 1)
        most = Math.max(most, values[start + near * step]!)
      result[start + at * step] = most
    }
  }
  return result
}

/** Grows a mask by a radius. */
export function dilate(mask: Uint8Array, width: number, radius: number): Uint8Array {
  const height = mask.length / width
  const across = spreadAlong(mask, height, width, width, 1, radius)
  return spreadAlong(across, width, height, 1, width, radius)
}

/** Shrinks a mask by a radius. What is outside of the picture counts as set. */
export function erode(mask: Uint8Array, width: number, radius: number): Uint8Array {
  return inverse(dilate(inverse(mask), width, radius))
}

/** Fills gaps of a mask that are at most twice as wide as a radius. */
export function close(mask: Uint8Array, width: number, radius: number): Uint8Array {
  return erode(dilate(mask, width, radius), width, radius)
}

export function inverse(mask: Uint8Array): Uint8Array {
  const result = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at += 1) result[at] = mask[at] ? 0 : 1
  return result
}

export function countSet(mask: Uint8Array): number {
  let count = 0
  for (let at = 0; at < mask.length; at += 1) count += mask[at]!
  return count
}

/** Lists the outermost pixels, clockwise from the top left corner. */
export function framePixels(width: number, height: number): readonly number[] {
  const frame: number[] = []
  for (let x = 0; x < width; x += 1) frame.push(x)
  for (let y = 1; y < height; y += 1) frame.push(y * width + width - 1)
  if (height > 1) for (let x = width - 2; x >= 0; x -= 1) frame.push((height - 1) * width + x)
  if (width > 1) for (let y = height - 2; y > 0; y -= 1) frame.push(y * width)
  return frame
}

/** Returns what the frame of the picture reaches through set pixels, across their four sides. */
export function floodFromFrame(passable: Uint8Array, width: number): Uint8Array {
  const height = passable.length / width
  const reached = new Uint8Array(passable.length)
  const queue = new Int32Array(passable.length)
  let end = 0
  const visit = (at: number) => {
    if (!passable[at] || reached[at]) return
    reached[at] = 1
    queue[end] = at
    end += 1
  }
  for (const at of framePixels(width, height)) visit(at)
  for (let next = 0; next < end; next += 1) {
    const at = queue[next]!
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < passable.length - width) visit(at + width)
  }
  return reached
}

/** Grows a mask step by step into other pixels, across their four sides. */
export function growWithin(
  mask: Uint8Array,
  passable: Uint8Array,
  width: number,
  steps: number,
): Uint8Array {
  const result = mask.slice()
  let edge: number[] = []
  for (let at = 0; at < mask.length; at += 1) if (mask[at]) edge.push(at)
  for (let step = 0; step < steps; step += 1) {
    const next: number[] = []
    const visit = (at: number) => {
      if (!passable[at] || result[at]) return
      result[at] = 1
      next.push(at)
    }
    for (const at of edge) {
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < mask.length - width) visit(at + width)
    }
    edge = next
  }
  return result
}

/** A connected area of a mask. */
export interface Area {
  readonly pixels: Int32Array
  readonly touchesFrame: boolean
}

/** Finds the connected areas of a mask, across the four sides of its pixels. */
export function findAreas(mask: Uint8Array, width: number): readonly Area[] {
  const left = mask.slice()
  const queue = new Int32Array(mask.length)
  const areas: Area[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (!left[start]) continue
    let end = 1
    let touchesFrame = false
    queue[0] = start
    left[start] = 0
    const visit = (at: number) => {
      if (!left[at]) return
      left[at] = 0
      queue[end] = at
      end += 1
    }
    for (let next = 0; next < end; next += 1) {
      const at = queue[next]!
      const x = at % width
      if (x === 0 || x === width - 1 || at < width || at >= mask.length - width) touchesFrame = true
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < mask.length - width) visit(at + width)
    }
    areas.push({ pixels: queue.slice(0, end), touchesFrame })
  }
  return areas
}
