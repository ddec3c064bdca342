import { fields as backgroundFields } from '../../automations/remove-background/options.ts'
import { fields as swapFields } from '../../automations/swappable-background/options.ts'
import { fields as markFields } from '../../automations/dynamic-watermark/options.ts'
import { defaultOptions } from '../../options/defaultOptions.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { compose } from '../compose/compose.ts'
import type { Cutout } from '../cutout/Cutout.ts'
import { hasNoBackground } from '../cutout/hasNoBackground.ts'
import { cutOut } from '../cutout/removeBackground.ts'
import { flatten } from '../flatten.ts'
import type { ImageReason, KeptReason } from '../ImageResult.ts'
import type { ImageTask, ImageTools } from '../ImageTask.ts'
import type { Pixels } from '../Pixels.ts'
import { releasePixels } from '../releasePixels.ts'
import { visibleBox } from '../scaleDown.ts'
import { markImage } from '../watermark/markImage.ts'
import { wordsOf } from '../wordsOf.ts'

/** Task for a picture, and the image that it is. */
export type PictureTask = Omit<ImageTask, 'slug'> & {
  readonly slug: Exclude<ImageTask['slug'], 'image-compression' | 'remove-metadata'>
}

/** Outcome for a picture. */
export type ChangedPicture =
  | {
      readonly state: 'changed'
      readonly pixels: Pixels
      readonly reasons: readonly ImageReason[]
    }
  | { readonly state: 'kept'; readonly reason: KeptReason }

type Tools = Omit<ImageTools, 'codecs'>

/** Alpha from which a pixel counts as product when its size is measured. */
const leastAlpha = 16

/** Options of earlier releases may lack some of today’s. */
function optionsOf<Fields extends readonly OptionField[]>(
  fields: Fields,
  { options }: PictureTask,
): OptionsOf<Fields> {
  return { ...defaultOptions(fields), ...options }
}

/** Cuts a picture to what is visible, with a margin in percent of the longer side of that. */
function cropToProduct(pixels: Pixels, margin: number): Pixels {
  const box = visibleBox(pixels, leastAlpha)
  if (!box) return pixels
  const space = Math.round((Math.max(box.width, box.height) * margin) / 100)
  const width = box.width + 2 * space
  const height = box.height + 2 * space
  const data = new Uint8ClampedArray(width * height * 4)
  const [from, to] = [wordsOf(pixels), wordsOf({ width, height, data })]
  for (let y = 0; y < box.height; y += 1) {
    const start = (box.y + y) * pixels.width + box.x
    const place = (y + space) * width + space
    for (let x = 0; x < box.width; x += 1) {
      // What is not seen has no colour either.
      if (pixels.data[(start + x) * 4 + 3] !== 0) to[place + x] = from[start + x]!
    }
  }
  return { width, height, data }
}

async function removeBackground(
  pixels: Pixels,
  task: PictureTask,
  tools: Tools,
): Promise<ChangedPicture> {
  const { out, shadow, holes, edge, crop, engine } = optionsOf(backgroundFields, task)
  const isRemoved = hasNoBackground(pixels)
  if (isRemoved && crop === null && out !== 'jpeg') {
    return { state: 'kept', reason: 'already-removed' }
  }
  const cutout = await cut(
    pixels,
    isRemoved,
    { removesShadow: shadow, removesGaps: holes, edge, strokes: [], ...task.edits },
    // What the member painted is for the built-in method.
    engine === 'built-in' || task.edits ? undefined : needed(tools.removeBackground, engine),
    task.bytes,
  )
  const cropped = crop === null ? cutout.pixels : cropToProduct(cutout.pixels, crop)
  if (cropped !== cutout.pixels) releasePixels(cutout.pixels)
  return {
    state: 'changed',
    pixels: out === 'jpeg' ? flatten(cropped, 255, cropped.data) : cropped,
    reasons: cutout.reasons,
  }
}

/** @throws {RangeError} when there is none */
function needed<Tool>(tool: Tool | undefined, name: string): Tool {
  if (tool === undefined) throw new RangeError(`There is no ${name} here.`)
  return tool
}

async function cut(
  pixels: Pixels,
  isRemoved: boolean,
  settings: Parameters<typeof cutOut>[1],
  engine: Tools['removeBackground'],
  bytes: Uint8Array,
): Promise<Cutout> {
  if (isRemoved) return { pixels, reasons: [] }
  if (engine) return { pixels: await engine({ bytes, pixels }), reasons: [] }
  return cutOut(pixels, settings, true)
}

async function swapBackground(
  pixels: Pixels,
  task: PictureTask,
  { picture }: Tools,
): Promise<ChangedPicture> {
  const options = optionsOf(swapFields, task)
  const settings = {
    removesShadow: true,
    removesGaps: true,
    edge: 'soft',
    strokes: [],
    ...task.edits,
  } as const
  const isRemoved = hasNoBackground(pixels)
  const cutout = await cut(pixels, isRemoved, settings, undefined, task.bytes)
  const isEmpty = isRemoved && visibleBox(pixels, leastAlpha) === undefined
  return {
    state: 'changed',
    pixels: compose(cutout.pixels, options, picture, true),
    // Nothing but the new background can be seen.
    reasons: isEmpty ? ['transparent'] : cutout.reasons,
  }
}

async function mark(
  pixels: Pixels,
  task: PictureTask,
  { drawText, picture }: Tools,
): Promise<ChangedPicture> {
  const marked = await markImage(pixels, optionsOf(markFields, task), {
    writesOver: true,
    ...(drawText && { drawText }),
    ...(picture && { logo: picture }),
    ...(task.values && { values: task.values }),
    ...(task.scale !== undefined && { scale: task.scale }),
  })
  if (!marked) return { state: 'kept', reason: 'no-words' }
  return { state: 'changed', pixels: marked.pixels, reasons: marked.reasons }
}

/**
 * Removes or replaces the background of a picture, or puts a watermark on it, as the options say. A
 * picture at a reduced size gives a preview of the result.
 *
 * @param pixels the picture as it is shown, which is written over
 * @throws {RangeError} when a tool is missing that the options need: a canvas for texts, the member’s own
 * picture, or another engine than the built-in one
 */
export function changePicture(
  pixels: Pixels,
  task: PictureTask,
  tools: Tools,
): Promise<ChangedPicture> {
  switch (task.slug) {
    case 'remove-background':
      return removeBackground(pixels, task, tools)
    case 'swappable-background':
      return swapBackground(pixels, task, tools)
    default:
      return mark(pixels, task, tools)
  }
}
