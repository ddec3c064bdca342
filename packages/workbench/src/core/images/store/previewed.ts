import type { SetImage } from './ImageSetState.ts'

/** Number of images shown besides the largest, the widest and the smallest. */
const others = 6

const pixelsOf = ({ facts }: SetImage) => (facts ? facts.width * facts.height : 0)
const widthOf = ({ facts }: SetImage) => (facts ? facts.width / facts.height : 0)

/**
 * Chooses the images that show what options do: the largest, the widest and the smallest, then six
 * others from all over the set.
 *
 * @param round another number for other six
 */
export function choosePreviewed(images: readonly SetImage[], round: number): readonly number[] {
  const usable = images.filter(({ isExcluded }) => !isExcluded)
  const best = (measure: (image: SetImage) => number) =>
    usable.reduce<SetImage | undefined>(
      (found, image) => (found && measure(found) >= measure(image) ? found : image),
      undefined,
    )
  const first = [best(pixelsOf), best(widthOf), best((image) => -pixelsOf(image))]
  const extremes = new Set(first.flatMap((image) => (image ? image.index : [])))
  const rest = usable.filter(({ index }) => !extremes.has(index))
  const step = rest.length / others
  const spread = Array.from({ length: others }, (_, at) => {
    const place = rest.length <= others ? at : Math.floor(at * step) + round
    return rest[rest.length <= others ? place : place % rest.length]?.index
  })
  return [...new Set([...extremes, ...spread.filter((index) => index !== undefined)])]
}

/** Sample size for estimating the total duration: of each format, as one may take a thousandth of another. */
const sampled = 3

/** Groups the images that are not excluded by their format. */
function byFormat(images: readonly SetImage[]): readonly (readonly SetImage[])[] {
  const usable = images.filter(({ isExcluded }) => !isExcluded)
  return [...Map.groupBy(usable, ({ facts }) => facts?.format).values()]
}

/**
 * Chooses images that together are like all of them: of each format those of the middle and of both
 * quarters by their pixels.
 */
export function chooseSample(images: readonly SetImage[]): readonly SetImage[] {
  return byFormat(images).flatMap((group) => {
    const sorted = group.toSorted((one, other) => pixelsOf(one) - pixelsOf(other))
    if (sorted.length <= sampled) return sorted
    return [1, 2, 3].flatMap((quarter) => sorted[Math.floor((sorted.length * quarter) / 4)] ?? [])
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/**
 * Estimates how long all images take.
 *
 * @param times how long the images of a sample took, in ms
 * @returns seconds
 */
export function estimateSeconds(
  images: readonly SetImage[],
  times: readonly { readonly image: SetImage; readonly time: number }[],
  workers: number,
): number {
  const ofFormats = byFormat(images).map((group) => {
    const measured = times.filter(({ image }) => image.facts?.format === group[0]?.facts?.format)
    const pixels = sum(measured.map(({ image }) => pixelsOf(image)))
    if (pixels === 0) return 0
    return (sum(measured.map(({ time }) => time)) * sum(group.map(pixelsOf))) / pixels
  })
  return sum(ofFormats) / workers / 1000
}
