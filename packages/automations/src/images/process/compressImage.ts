import type { ImageCompressionOptions } from '../../automations/image-compression/options.ts'
import { flatten, isTransparent } from '../flatten.ts'
import type { ImageCodecs } from '../ImageCodecs.ts'
import type { ImageFacts, ImageFormat } from '../ImageFacts.ts'
import type { ImageResult } from '../ImageResult.ts'
import { copyExif } from '../metadata/copyExif.ts'
import { removeMetadata } from '../metadata/removeMetadata.ts'
import type { Pixels } from '../Pixels.ts'
import { releasePixels } from '../releasePixels.ts'
import { scaleDown } from '../scaleDown.ts'
import { comparedSize, similarityOf, similarityOfScaled } from '../similarity.ts'
import { canStore, leastSimilarity } from './limits.ts'
import { losslessWebp } from './losslessWebp.ts'

/** A smaller image. */
interface Candidate {
  readonly bytes: Uint8Array
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  readonly similarity: number
}

/** Returns the size of a picture whose longer side is at most this long. */
function fitSide(
  { width, height }: Omit<Pixels, 'data'>,
  side: number | null,
): { readonly width: number; readonly height: number } {
  const scale = side === null ? 1 : Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function targetOf({ mode, alpha }: ImageCompressionOptions, isOpaque: boolean): ImageFormat {
  if (mode === 'small') return 'webp'
  return isOpaque || alpha === 'white' ? 'jpeg' : alpha
}

/** An image that is encoded again. */
interface Reduced extends Omit<Candidate, 'similarity'> {
  /** Returns how similar it is to the original, given the file that it is written to. */
  readonly compare: (written: Uint8Array) => Promise<number>
}

/** Pixels of the largest picture that is kept until its result has been compared with it. */
const mostCompared = 16_000_000

/**
 * Compares results with an original, in a function that keeps nothing else of it.
 *
 * @param isScaled whether it was scaled down to the size at which they are compared
 */
function comparison(
  before: Pixels,
  isScaled: boolean,
  format: ImageFormat,
  codecs: ImageCodecs,
): Reduced['compare'] {
  return async (written) => {
    const after = await codecs.decode(written, format)
    return isScaled
      ? similarityOfScaled(before, scaleDown(after, before))
      : similarityOf(before, after)
  }
}

/** Encodes an image again from its pixels. */
async function encodePixels(
  bytes: Uint8Array,
  { format: original }: ImageFacts,
  options: ImageCompressionOptions,
  codecs: ImageCodecs,
): Promise<Reduced | undefined> {
  const decoded = await codecs.decode(bytes, original)
  const target = targetOf(options, !isTransparent(decoded))
  const size = fitSide(decoded, options.side)
  if (!canStore(target, size)) return undefined
  const source = target === 'jpeg' ? flatten(decoded, 255, decoded.data) : decoded
  const isSmaller = size.width < source.width || size.height < source.height
  const resized = isSmaller ? await codecs.resize(source, size.width, size.height) : source
  const isLarge = source.width * source.height > mostCompared
  const before = isLarge ? scaleDown(source, comparedSize(size)) : source
  if (isLarge && isSmaller) releasePixels(source)
  const settings = { format: target, quality: options.quality, releases: isLarge }
  const encoded = await codecs.encode(resized, settings)
  return { ...encoded, ...size, compare: comparison(before, isLarge, encoded.format, codecs) }
}

/** Encodes an opaque image again, where the codecs do that without handing over its pixels. */
async function encodeOpaque(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: ImageCompressionOptions,
  reencode: ImageCodecs['reencode'] & {},
): Promise<Reduced | undefined> {
  const target = targetOf(options, true)
  const size = fitSide(facts, options.side)
  if (!canStore(target, size)) return undefined
  const settings = { format: target, quality: options.quality }
  const { encoded, before, after } = await reencode(bytes, facts.format, size, settings)
  return { ...encoded, ...size, compare: async () => similarityOfScaled(before, await after()) }
}

async function encodeSmaller(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: ImageCompressionOptions,
  codecs: ImageCodecs,
): Promise<Candidate | undefined> {
  const reduced =
    codecs.reencode && !facts.hasAlpha
      ? await encodeOpaque(bytes, facts, options, codecs.reencode)
      : await encodePixels(bytes, facts, options, codecs)
  if (!reduced) return undefined
  const { compare, ...encoded } = reduced
  const written = options.strip ? encoded.bytes : copyExif(bytes, encoded.bytes)
  if (!isReducedBy(options.least, bytes, written)) return undefined
  return { ...encoded, bytes: written, similarity: await compare(written) }
}

/** Returns an image without metadata, if it has any that can be removed and is smaller then. */
function strip(bytes: Uint8Array): Uint8Array | undefined {
  const removal = removeMetadata(bytes)
  if (removal.state !== 'changed' || removal.bytes.length >= bytes.length) return undefined
  return removal.bytes
}

/** Returns an image with the same pixels in fewer bytes, if there is a way to store it so. */
async function storeSmaller(
  bytes: Uint8Array,
  { format, width, height }: ImageFacts,
  options: ImageCompressionOptions,
  codecs: ImageCodecs,
): Promise<Candidate | undefined> {
  const stripped = options.strip ? strip(bytes) : undefined
  const same = { width, height, similarity: 1 }
  if (options.mode === 'lossless' && format === 'png') {
    const webp = await losslessWebp(bytes, !options.strip, codecs)
    const isSmaller = webp !== undefined && webp.length < (stripped ?? bytes).length
    if (isSmaller && isReducedBy(options.least, bytes, webp)) {
      return { bytes: webp, format: 'webp', ...same }
    }
  }
  return stripped && { bytes: stripped, format, ...same }
}

/** Whether a result is smaller than its original, and by how many percent at least. */
function isReducedBy(least: number, { length: before }: Uint8Array, { length }: Uint8Array) {
  return length < before && (1 - length / before) * 100 >= least
}

/**
 * Makes an image smaller as a file. It is never larger than the original, which is kept where the
 * reduction is under `least`; metadata that is to be removed is removed from it even then, without a
 * change of the pixels.
 *
 * The similarity of a picture that is made smaller, or put on white, is that to the original as it is
 * shown.
 *
 * @throws {ImageUnreadable} when the image cannot be decoded
 */
export async function compressImage(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: ImageCompressionOptions,
  codecs: ImageCodecs,
): Promise<ImageResult> {
  const before = bytes.length
  const encoded =
    options.mode === 'lossless' ? undefined : await encodeSmaller(bytes, facts, options, codecs)
  const found = encoded ?? (await storeSmaller(bytes, facts, options, codecs))
  if (!found) return { state: 'kept', reason: 'already-small', before }
  return {
    state: 'changed',
    before,
    ...found,
    reasons: found.similarity < leastSimilarity ? ['less-similar'] : [],
  }
}
