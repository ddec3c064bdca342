import { looksLikeBackground } from './background.ts'
import type { CutoutReason } from './Cutout.ts'
import { doubts, weights, type Doubt, type Doubts } from './doubtWeights.ts'
import { isBusy } from './gate.ts'
import { close, countSet, dilate, erode, findAreas } from './masks.ts'
import { precision } from './neighbourLinks.ts'
import { cleanSegments, type Segments } from './segment.ts'

/** Amount by which the evidence is moved to see whether the outline holds. */
const shift = 1.5

/** Returns 1 minus the overlap of the cut with the one in which the evidence is moved. */
function change({ cut, found, weights: evidence }: Segments, by: number): number {
  const moved = cut.copy()
  for (let at = 0; at < evidence.length; at += 1)
    moved.setTerminal(at, -Math.round((evidence[at]! + by) * precision))
  const other = moved.solve()
  let both = 0
  let either = 0
  for (let at = 0; at < found.length; at += 1) {
    both += found[at]! & other[at]!
    either += found[at]! | other[at]!
  }
  return either === 0 ? 1 : 1 - both / either
}

/** Measures what speaks against a cut-out. */
export function measureDoubts(segments: Segments, product: Uint8Array): Doubts {
  const { evidence } = segments
  const { background, sharpness, limit, shadow, reach, doubtfulGaps, small } = evidence
  const shrunk = erode(product, small.width, 1)
  const around = dilate(product, small.width, 2)
  let outline = 0
  let weak = 0
  let like = 0
  let removed = 0
  let gaps = 0
  let unexplained = 0
  for (let at = 0; at < product.length; at += 1) {
    if (product[at]) {
      if (segments.weights[at]! > 0) like += 1
      gaps += doubtfulGaps[at]!
      if (shrunk[at]) continue
      outline += 1
      // The edge itself may be on the next pixel.
      const strongest = Math.max(
        sharpness[at]!,
        sharpness[at - 1] ?? 0,
        sharpness[at + 1] ?? 0,
        sharpness[at - small.width] ?? 0,
        sharpness[at + small.width] ?? 0,
      )
      if (strongest < 1.3 * limit) weak += 1
    } else if (!around[at]) {
      removed += 1
      const isShadow = reach[at]! > 0 && shadow[at]! > 0.1
      if (!looksLikeBackground(background, at) && !background.flood[at] && !isShadow)
        unexplained += 1
    }
  }
  const area = Math.max(1, countSet(product))
  return {
    shrinks: change(segments, shift),
    grows: change(segments, -shift),
    likeBackground: like / area,
    weakOutline: weak / Math.max(1, outline),
    ragged: outline / Math.sqrt(area),
    gaps: gaps / area,
    unexplained: unexplained / Math.max(1, removed),
    size: area / product.length,
  }
}

/** From which share of the product on a patch of background in it is seen. */
const leastPatch = { like: 0.0008, shaded: 0.003 } as const
/** The fewest pixels of such a patch. */
const leastPixels = 20
/** A shaded patch that takes a larger share of the product is a grey part of it. */
const mostShaded = 0.1

/**
 * Tells whether a patch of the product is probably background that was left, such as between a sleeve
 * and the body: its colours speak for the background or for a shadow on it, and it has no sharp edges.
 * Measures of the whole do not show it where the rest is good.
 */
function hasLeftPatch({ evidence, weights: speaking }: Segments, product: Uint8Array): boolean {
  const { sharpness, limit, doubtfulGaps, small } = evidence
  const { width } = small
  const area = countSet(product)
  const hasPatch = (mask: Uint8Array, least: number, most = 1) => {
    const inside = mask.map((value, at) => value & product[at]!)
    return findAreas(erode(inside, width, 1), width).some(
      ({ pixels: { length } }) =>
        length >= Math.max(leastPixels, least * area) && length <= most * area,
    )
  }
  const like = new Uint8Array(product.length)
  for (let at = 0; at < like.length; at += 1)
    like[at] = product[at] && speaking[at]! > 0 && sharpness[at]! < limit ? 1 : 0
  return (
    hasPatch(close(like, width, 1), leastPatch.like) ||
    hasPatch(doubtfulGaps, leastPatch.shaded, mostShaded)
  )
}

/** Returns what each measure adds to the doubt; those of good cut-outs are below 0. */
function partsOf(measured: Doubts): readonly (readonly [doubt: Doubt, part: number])[] {
  return doubts.map((doubt) => {
    const { least, mean, deviation, weight } = weights.parts[doubt]
    const off = (Math.log(measured[doubt] + least) - mean) / deviation
    return [doubt, weight * Math.min(Math.max(off, -3), 3)]
  })
}

/** Returns the log-odds that a cut-out is wrong, where half of all cut-outs are. */
function doubtOf(measured: Doubts): number {
  return partsOf(measured).reduce((sum, [, part]) => sum + part, weights.start)
}

/** Returns the reason that a measure stands for, where the background is light or dark. */
function reasonOf(doubt: Doubt, isLight: boolean): CutoutReason {
  if (doubt === 'gaps') return 'gaps'
  if (doubt === 'unexplained') return 'transparent'
  if (doubt === 'weakOutline' || doubt === 'ragged') return isLight ? 'shadow' : 'dark-on-dark'
  return isLight ? 'white-on-white' : 'dark-on-dark'
}

/**
 * Lists why the member should look at a cut-out, the strongest reason first; none if it is probably
 * right. What speaks against it is weighed by a logistic regression on drawn composites, whose
 * weights `bench/images/fitDoubt.ts` finds. A patch of background that was left is looked for on its own.
 */
export function reasonsFor(segments: Segments, removesGaps: boolean): readonly CutoutReason[] {
  const { background, small } = segments.evidence
  const { product } = cleanSegments(segments, segments.found, removesGaps)
  if (isBusy(background, product, small.width)) return ['busy']
  const measured = measureDoubts(segments, product)
  if (doubtOf(measured) < weights.limit) {
    return removesGaps && hasLeftPatch(segments, product) ? ['gaps'] : []
  }
  const lightness = background.values[0][0]!
  const reasons = partsOf(measured)
    .filter(([doubt, part]) => part > 0 && doubt !== 'size')
    .toSorted(([, one], [, other]) => other - one)
    .map(([doubt]) => reasonOf(doubt, lightness >= 50))
  return reasons.length === 0 ? ['shadow'] : [...new Set(reasons)].slice(0, 2)
}
