import type { ImageFormat } from '@dropwatt/automations/images'
import type {
  ImageFilter,
  ImageResultRow,
  ImageStatus,
  ResultFilter,
  SetImage as Tile,
} from '@dropwatt/ui/workbench'
import { bytesOf, derived, statusOf } from '../../core/images/store/imageStatus.ts'
import type { SetImage } from '../../core/images/store/ImageSetState.ts'

/** Results that are less similar to the original than this need review. */
export const leastSimilarity = 0.97

/** An image as lists show it, without its picture. */
export type Row = Omit<Tile, 'picture'> & { readonly index: number }

/** An image that did not change is described once. */
const rows = new WeakMap<SetImage, Row>()

/** Returns what is shown of an image. */
export function rowOf(image: SetImage): Row {
  const known = rows.get(image)
  if (known) return known
  const at = image.name.lastIndexOf('/')
  const row: Row = {
    id: String(image.index),
    index: image.index,
    name: image.name.slice(at + 1),
    folder: at === -1 ? undefined : image.name.slice(0, at),
    status: statusOf(image),
    bytes: bytesOf(image),
  }
  rows.set(image, row)
  return row
}

const filtersOf: Readonly<Record<ImageStatus['kind'], ImageFilter | undefined>> = {
  open: undefined,
  waiting: 'waiting',
  processing: 'waiting',
  ready: 'ready',
  kept: 'ready',
  review: 'review',
  excluded: 'excluded',
  refused: 'excluded',
}

/** Returns the images of a filter, and how many each filter has. */
export function filterImages(
  images: readonly SetImage[],
  filter: ImageFilter,
): { readonly listed: readonly Row[]; readonly counts: Readonly<Record<ImageFilter, number>> } {
  const counts = { all: images.length, review: 0, ready: 0, excluded: 0, waiting: 0 }
  const listed: Row[] = []
  for (const image of images) {
    const row = rowOf(image)
    const own = filtersOf[row.status.kind]
    if (own) counts[own] += 1
    if (filter === 'all' || filter === own) listed.push(row)
  }
  return { listed, counts }
}

/** Returns what a job made of an image, as the list of results shows it. */
export function resultRow(image: SetImage): ImageResultRow {
  const { id, name, status } = rowOf(image)
  const { outcome, facts } = image
  const base = { id, name, status }
  if (outcome?.state === 'kept') {
    return { ...base, before: outcome.before, after: outcome.before }
  }
  if (outcome?.state !== 'changed') return { ...base, before: outcome?.before ?? image.size }
  if (outcome.decision === 'original') {
    return { ...base, before: outcome.before, after: outcome.before, similarity: 1 }
  }
  const from = facts?.format
  const to = outcome.format
  return {
    ...base,
    before: outcome.before,
    after: outcome.size,
    similarity: outcome.similarity,
    ...(from && from !== to && { converted: { from, to } }),
  }
}

function hasResult(filter: ResultFilter, image: SetImage): boolean {
  const { status } = rowOf(image)
  const { outcome } = image
  switch (filter) {
    case 'kept':
      return status.kind === 'kept'
    case 'less-similar':
      return outcome?.state === 'changed' && (outcome.similarity ?? 1) < leastSimilarity
    case 'review':
      return status.kind === 'review'
    default:
      return true
  }
}

/** Returns the files of a filter, and how many each filter has. */
export function filterResults(
  images: readonly SetImage[],
  filter: ResultFilter,
): {
  readonly listed: readonly SetImage[]
  readonly counts: Readonly<Record<ResultFilter, number>>
} {
  const count = (name: ResultFilter) => images.filter((image) => hasResult(name, image)).length
  return {
    listed: images.filter((image) => hasResult(filter, image)),
    counts: {
      all: images.length,
      kept: count('kept'),
      'less-similar': count('less-similar'),
      review: count('review'),
    },
  }
}

/** Returns the formats of the images, the most frequent first. */
export const formatsOf = derived((images): readonly ImageFormat[] => {
  const counts = new Map<ImageFormat, number>()
  for (const { facts } of images) {
    if (!facts) continue
    counts.set(facts.format, (counts.get(facts.format) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([format]) => format)
})
