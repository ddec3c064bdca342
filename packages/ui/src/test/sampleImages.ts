import { light } from '../tokens/index.js'
import type { ImageStatus, SetImage } from '../workbench/images.types.js'
import { drawProduct } from './drawProduct.js'

const statuses: readonly ImageStatus[] = [
  { kind: 'ready' },
  { kind: 'review', reasons: ['gaps', 'shadow'] },
  { kind: 'ready' },
  { kind: 'review', reasons: ['transparent'] },
  { kind: 'kept', reason: 'already-removed' },
  { kind: 'excluded' },
  { kind: 'refused', problem: 'heic' },
  { kind: 'processing' },
  { kind: 'waiting' },
  { kind: 'waiting' },
]

const names = [
  'enamel-mug-red.jpg',
  'oak-stool.jpg',
  'steel-bottle.jpg',
  'canvas-tote-with-long-handles-and-inner-pocket-sand.png',
] as const

const pictures = new Map<number, HTMLCanvasElement>()

/** Draws the picture of an image once; it has a background until its job has finished. */
function pictureOf(index: number, { kind }: ImageStatus): HTMLCanvasElement {
  const isDone = kind === 'ready' || kind === 'review' || kind === 'kept'
  const size = index % 5 === 3 ? ([150, 200] as const) : ([200, 200] as const)
  const picture =
    pictures.get(index) ?? drawProduct(index, isDone ? undefined : light.surface3, size)
  pictures.set(index, picture)
  return picture
}

/** Returns an image of a set, in one state after the other. */
function sampleImage(index: number): SetImage {
  const status = statuses[index % statuses.length] ?? { kind: 'waiting' }
  const name = names[index % names.length] ?? names[0]
  return {
    id: `image-${index}`,
    name: index < names.length ? name : name.replace('.', `-${index + 1}.`),
    status,
    bytes: 420_000 + ((index * 137) % 9) * 100_000,
    picture: status.kind === 'refused' ? undefined : pictureOf(index, status),
  }
}

/** Returns a set of images; `same` is what all of them have in common. */
export function sampleImages(count: number, same?: Partial<SetImage>): readonly SetImage[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleImage(index % 200),
    ...same,
    id: `image-${index}`,
  }))
}
