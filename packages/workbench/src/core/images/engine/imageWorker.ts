import {
  findMetadata,
  findFormat,
  ImageUnreadable,
  maximumImageBytes,
  needsPixels,
  processImage,
  readImageFacts,
  type FoundMetadata,
  type ImageFacts,
  type ImageResult,
  type Pixels,
  type RemoveBackground,
} from '@dropwatt/automations/images'
import { expose, transfer } from 'comlink'
import { mostPixels } from '../bitmapPixels.ts'
import { isTooLarge } from '../decodeLimit.ts'
import { drawText } from '../drawText.ts'
import type { FileProblem } from '../storage/imageRecords.ts'
import {
  ContentTooLarge,
  maxResultBytes,
  readContent,
  readStart,
  type ImageContent,
} from './ImageContent.ts'
import type { TaskPicture, WorkerPreview, WorkerTask } from './imageMessages.ts'
import { openReduced, readReduced } from '../openReduced.ts'
import { codecs, showPixels } from './pictures.ts'
import { reviewCalls } from './reviewCalls.ts'

/** Maximum number of reduced images cached for previews. */
const keptReduced = 12

/** Removes the background of an image elsewhere, and returns it as PNG. */
type RemoveElsewhere = (image: ArrayBuffer) => Promise<ArrayBuffer>

interface WorkSettings {
  /** Factor by which the image was reduced. @default 1 */
  readonly scale?: number
  /** Service that removes its background in place of this worker. @default none */
  readonly elsewhere?: RemoveElsewhere
}

/** The calls of a worker that decodes and changes images, one at a time. */
function imageCalls() {
  /** The picture that options refer to, decoded. */
  let picture: { readonly id: string; readonly pixels: Promise<Pixels> } | undefined
  /** The model that options refer to, opened. */
  let model: { readonly id: string; readonly remove: Promise<RemoveBackground> } | undefined
  /** The images of previews at their reduced size, by the name that the page gives them. */
  const reduced = new Map<string, ReducedImage>()

  function pixelsOf({ id, content }: TaskPicture): Promise<Pixels> {
    if (picture?.id !== id) {
      picture = { id, pixels: decodePicture(content) }
    }
    return picture.pixels
  }

  function modelOf({ id, content }: TaskPicture): Promise<RemoveBackground> {
    if (model?.id !== id) {
      const remove = import('../model/openModel.ts').then((parts) => parts.openModel(content))
      model = { id, remove }
    }
    return model.remove
  }

  /** Returns what removes backgrounds in place of the built-in method. */
  async function engineOf(
    { options, picture: file }: WorkerTask,
    elsewhere: RemoveElsewhere | undefined,
  ): Promise<RemoveBackground | undefined> {
    if (options['engine'] === 'own-model') return file && modelOf(file)
    if (!elsewhere) return undefined
    return async ({ bytes }) => {
      // The task needs the bytes still.
      const image = bytes.slice()
      return codecs.decode(
        new Uint8Array(await elsewhere(transfer(image.buffer, [image.buffer]))),
        'png',
      )
    }
  }

  async function work(
    bytes: Uint8Array,
    task: WorkerTask,
    { scale = 1, elsewhere }: WorkSettings = {},
  ): Promise<ImageResult> {
    const { slug, options, values, edits } = task
    const removeBackground = await engineOf(task, elsewhere)
    const isPicture = task.picture !== undefined && options['engine'] !== 'own-model'
    return processImage(
      { slug, options, bytes, scale, ...(values && { values }), ...(edits && { edits }) },
      {
        codecs,
        drawText,
        ...(removeBackground && { removeBackground }),
        ...(isPicture && task.picture && { picture: await pixelsOf(task.picture) }),
      },
    )
  }

  return {
    ...reviewCalls(readUpTo),

    /** Tells of each image what its bytes say, or why it cannot be used. */
    async look(contents: readonly ImageContent[]): Promise<readonly (ImageFacts | FileProblem)[]> {
      const found: (ImageFacts | FileProblem)[] = []
      for (const content of contents) found.push(await lookAt(content))
      return found
    },

    /**
     * Processes an image.
     *
     * @param elsewhere removes its background where a service does, which this worker cannot reach
     * @throws what its codecs throw, such as a `RangeError` when there is not enough memory
     */
    async process(
      content: ImageContent,
      task: WorkerTask,
      elsewhere?: RemoveElsewhere,
    ): Promise<ImageResult> {
      const bytes = await readAll(content)
      const result = await work(bytes, task, { ...(elsewhere && { elsewhere }) })
      if (result.state !== 'changed') return result
      // Only what is in the array, where it is a part of a larger buffer.
      const whole =
        result.bytes.byteLength === result.bytes.buffer.byteLength
          ? result.bytes
          : result.bytes.slice()
      return transfer({ ...result, bytes: whole }, [whole.buffer])
    },

    /**
     * Shows what options would make of an image, at a reduced size.
     *
     * @param name of the image with its version; what is known by it is not read again
     * @param side the longer side of what is shown, in pixels
     */
    async preview(
      name: string,
      content: ImageContent,
      side: number,
      task: WorkerTask,
    ): Promise<WorkerPreview> {
      const image = reduced.get(name) ?? (await reduce(content, side))
      const { bytes, scale, isRefused } = image
      reduced.delete(name)
      reduced.set(name, image)
      const [oldest] = reduced.keys()
      if (reduced.size > keptReduced && oldest !== undefined) reduced.delete(oldest)
      const before = await showPixels(await codecs.decode(bytes, 'png'))
      if (isRefused && needsPixels(task)) {
        const problem = 'too-large-to-decode'
        return transfer({ before, result: { state: 'refused', problem } }, [before])
      }
      const result = await work(bytes, task, { scale })
      if (result.state === 'kept') {
        return transfer({ before, result: { state: 'kept', reason: result.reason } }, [before])
      }
      if (result.state === 'refused') {
        return transfer({ before, result: { state: 'refused', problem: result.problem } }, [before])
      }
      const after = await showPixels(await codecs.decode(result.bytes, result.format))
      const { state, reasons } = result
      return transfer({ before, result: { state, after, reasons } }, [before, after])
    },

    /** Tells of each image what its metadata contain. */
    async metadata(contents: readonly ImageContent[]): Promise<readonly FoundMetadata[]> {
      const found: FoundMetadata[] = []
      for (const content of contents) found.push(findMetadata(await readAll(content)))
      return found
    },

    /** Returns an image as a file with at most 16 megapixels: itself if it has no more. */
    async reduced(content: Blob): Promise<Blob> {
      const bytes = await readAll({ bytes: content })
      const facts = factsOf(bytes)
      if (facts.width * facts.height <= mostPixels) return content
      const pixels = await readReduced(bytes, facts, Infinity)
      const format = facts.hasAlpha ? 'png' : 'jpeg'
      const encoded = await codecs.encode(pixels, { format, quality: 95 })
      return new Blob([encoded.bytes as Uint8Array<ArrayBuffer>])
    },

    /** Decodes an image; `side` is the longer side that it is scaled down to. */
    picture: (content: ImageContent, side: number) => openFitted(content, side, 'high'),

    /** Decodes an image as a small picture, as quickly as the browser can. */
    thumbnail: (content: ImageContent, side: number) => openFitted(content, side, 'medium'),
  }
}

/** Decodes an image with the browser, scaled down so that its longer side has at most so many pixels. */
async function openFitted(
  content: ImageContent,
  side: number,
  resizeQuality: ResizeQuality,
): Promise<ImageBitmap> {
  const bytes = await readAll(content)
  const facts = factsOf(bytes)
  const bitmap = await openReduced(bytes, facts, side, resizeQuality)
  return transfer(bitmap, [bitmap])
}

/** @throws {ImageUnreadable} for what cannot be used, and for more pixels than images have */
function factsOf(bytes: Uint8Array): ImageFacts {
  const facts = readImageFacts(bytes)
  if (typeof facts === 'string') throw new ImageUnreadable(facts)
  return facts
}

/** The bytes that tell the format. */
const startLength = 4096

/** Problems that the first bytes show, however large a file is. */
const otherProblems: ReadonlySet<FileProblem> = new Set(['unknown-format', 'heic', 'avif', 'gif'])

async function lookAt(content: ImageContent): Promise<FileProblem | ImageFacts> {
  try {
    return readImageFacts(await readContent(content, maximumImageBytes))
  } catch (error) {
    if (!(error instanceof ContentTooLarge)) return 'unreadable'
    // What is no image is not too large.
    const start = readImageFacts(await readStart(content, startLength))
    const isOther = typeof start === 'string' && otherProblems.has(start)
    return isOther ? start : 'too-large'
  }
}

function readAll(content: ImageContent): Promise<Uint8Array> {
  return readContent(content, maxResultBytes)
}

/** Decodes the picture that options refer to. */
async function decodePicture(content: Blob): Promise<Pixels> {
  const bytes = await readAll({ bytes: content })
  const format = findFormat(bytes)
  if (!format || readImageFacts(bytes) === 'too-many-pixels') {
    throw new ImageUnreadable('It is none of the formats, or too large.')
  }
  return codecs.decode(bytes, format)
}

/** Decodes an image; a large one, or one whose longer side has more pixels than wanted, scaled down. */
async function readUpTo(content: ImageContent, side: number): Promise<Pixels> {
  const bytes = await readAll(content)
  return readReduced(bytes, factsOf(bytes), side)
}

interface ReducedImage {
  readonly bytes: Uint8Array
  /** Ratio of its size to the original's. */
  readonly scale: number
  /** Whether the original has too many pixels to be decoded at its size. */
  readonly isRefused: boolean
}

async function reduce(content: ImageContent, side: number): Promise<ReducedImage> {
  const original = await readAll(content)
  const facts = factsOf(original)
  const pixels = await readReduced(original, facts, side)
  const { bytes } = await codecs.encode(pixels, { format: 'png', quality: 100 })
  return { bytes, scale: pixels.width / facts.width, isRefused: isTooLarge(facts) }
}

export type ImageWorker = ReturnType<typeof imageCalls>

expose(imageCalls())
