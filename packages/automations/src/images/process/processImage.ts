import { fields as compressionFields } from '../../automations/image-compression/options.ts'
import {
  fields as cutFields,
  type RemoveBackgroundOptions,
} from '../../automations/remove-background/options.ts'
import { fields as markFields } from '../../automations/dynamic-watermark/options.ts'
import type { ImageSlug } from '../../automations/slugs.ts'
import { defaultOptions } from '../../options/defaultOptions.ts'
import { maximumImagePixels } from '../formats/limits.ts'
import { readImageFacts, readStoredFacts } from '../formats/readImageFacts.ts'
import { ImageUnreadable, type EncodeSettings } from '../ImageCodecs.ts'
import type { ImageFacts, ImageFormat } from '../ImageFacts.ts'
import type { ImageResult } from '../ImageResult.ts'
import type { ImageTask, ImageTools } from '../ImageTask.ts'
import { copyExif } from '../metadata/copyExif.ts'
import { addMarkNote, hasMarkNote } from '../metadata/markNote.ts'
import { removeMetadata } from '../metadata/removeMetadata.ts'
import type { Pixels } from '../Pixels.ts'
import { changePicture, type PictureTask } from './changePicture.ts'
import { compressImage } from './compressImage.ts'
import { canStore, usualQuality } from './limits.ts'

/** Whether a task decodes its image: all do but removing metadata. */
export function needsPixels({ slug }: Pick<ImageTask, 'slug'>): boolean {
  return slug !== 'remove-metadata'
}

type Process = (task: ImageTask, facts: ImageFacts, tools: ImageTools) => Promise<ImageResult>

/** Decodes an image, changes its picture and encodes it. */
async function change(
  task: PictureTask,
  facts: ImageFacts,
  { codecs, ...tools }: ImageTools,
  target: ImageFormat,
): Promise<Exclude<ImageResult, { readonly state: 'refused' }>> {
  const before = facts.bytes
  const pixels = await codecs.decode(task.bytes, facts.format)
  const changed = await changePicture(pixels, task, tools)
  if (changed.state === 'kept') return { ...changed, before }
  const { width, height } = changed.pixels
  const encoded = await codecs.encode(changed.pixels, {
    ...settingsFor(target, changed.pixels),
    releases: true,
  })
  return { state: 'changed', before, width, height, ...encoded, reasons: changed.reasons }
}

/** Returns the settings of a format, or those of PNG for pixels that it cannot store. */
function settingsFor(format: ImageFormat, pixels: Pixels): EncodeSettings {
  return { format: canStore(format, pixels) ? format : 'png', quality: usualQuality }
}

const processes: Readonly<Record<ImageSlug, Process>> = {
  'remove-background': (task, facts, tools) => {
    const { out }: RemoveBackgroundOptions = { ...defaultOptions(cutFields), ...task.options }
    return change({ ...task, slug: 'remove-background' }, facts, tools, out)
  },

  'swappable-background': (task, facts, tools) =>
    change({ ...task, slug: 'swappable-background' }, facts, tools, 'jpeg'),

  'dynamic-watermark': async (task, facts, tools) => {
    const { again } = { ...defaultOptions(markFields), ...task.options }
    if (again && hasMarkNote(task.bytes)) {
      return { state: 'kept', reason: 'marked-before', before: facts.bytes }
    }
    const result = await change({ ...task, slug: 'dynamic-watermark' }, facts, tools, facts.format)
    if (result.state === 'kept') return result
    return { ...result, bytes: addMarkNote(copyExif(task.bytes, result.bytes)) }
  },

  'image-compression': (task, facts, { codecs }) =>
    compressImage(
      task.bytes,
      facts,
      { ...defaultOptions(compressionFields), ...task.options },
      codecs,
    ),

  'remove-metadata': async ({ bytes, options }, { bytes: before, format, width, height }) => {
    const keep = new Set(Array.isArray(options.keep) ? options.keep : [])
    const removal = removeMetadata(bytes, {
      copyright: keep.has('copyright'),
      date: keep.has('date'),
    })
    if (removal.state !== 'changed') return { ...removal, before }
    return { ...removal, before, format, width, height, similarity: 1, reasons: [] }
  },
}

/**
 * Changes one image as an automation does it. An image that cannot be used is refused; nothing is
 * written over.
 *
 * Images are read as they are shown and written without their metadata, except for watermarks, which
 * keep the Exif, and for removing metadata, which keeps every pixel and what the options say.
 *
 * @throws {RangeError} when a tool is missing that the options need
 */
export async function processImage(task: ImageTask, tools: ImageTools): Promise<ImageResult> {
  const before = task.bytes.length
  const read = needsPixels(task) ? readImageFacts : readStoredFacts
  const facts = read(task.bytes)
  if (typeof facts === 'string') return { state: 'refused', problem: facts, before }
  const { mostPixels = maximumImagePixels } = tools.codecs
  if (needsPixels(task) && facts.width * facts.height > mostPixels) {
    return { state: 'refused', problem: 'too-large-to-decode', before }
  }
  try {
    return await processes[task.slug](task, facts, tools)
  } catch (error) {
    if (!(error instanceof ImageUnreadable)) throw error
    return { state: 'refused', problem: 'corrupt', before }
  }
}
