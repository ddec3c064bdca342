import { readImageFacts } from '../formats/readImageFacts.ts'
import { joinBytes, littleEndian } from '../formats/bytes.ts'
import { pngColours } from '../colour/pngColours.ts'
import { readProfile } from '../colour/readProfile.ts'
import { readPngChunks } from '../formats/pngChunks.ts'
import { readWebpChunks, webpFlags, writeWebp, writeWebpChunk } from '../formats/webpChunks.ts'
import { turn } from '../codecs/turn.ts'
import type { ImageCodecs } from '../ImageCodecs.ts'
import { copyExif } from '../metadata/copyExif.ts'
import { isSamePicture } from '../similarity.ts'
import { canStore } from './limits.ts'

/** Offset of the number of bits of a channel in the header of PNG. */
const depthAt = 24

/** Writes a colour profile into a WebP file that has nothing but its picture. */
function addProfile(
  webp: Uint8Array,
  profile: Uint8Array,
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
): Uint8Array {
  const flags = webpFlags.icc | (hasAlpha ? webpFlags.alpha : 0)
  const { chunks } = readWebpChunks(webp)
  return writeWebp([
    writeWebpChunk(
      'VP8X',
      joinBytes([littleEndian(flags, 4), littleEndian(width - 1, 3), littleEndian(height - 1, 3)]),
    ),
    writeWebpChunk('ICCP', profile),
    ...chunks
      .filter(({ type }) => type !== 'VP8X')
      .map(({ type, content, contentEnd }) =>
        writeWebpChunk(type, webp.subarray(content, contentEnd)),
      ),
  ])
}

/**
 * Writes a PNG file as WebP whose pixels are the same, also those that are invisible, which is made sure
 * of by decoding it. They are turned as they are shown. Its colour profile stays.
 *
 * @param keepsExif whether all of its Exif stays
 * @returns nothing for what WebP cannot store: 16 bits for a channel, very long sides, and colours that
 * are described in other ways than by a profile
 */
export async function losslessWebp(
  png: Uint8Array,
  keepsExif: boolean,
  codecs: ImageCodecs,
): Promise<Uint8Array | undefined> {
  const facts = readImageFacts(png)
  if (typeof facts === 'string' || png[depthAt] === 16) return undefined
  const { chunks } = readPngChunks(png)
  const colours = await pngColours(png, chunks, (profile) => readProfile(profile) !== undefined)
  if (colours.from === 'numbers') return undefined
  const profile = colours.from === 'profile' ? colours.profile : undefined
  // WebP has three channels, to which a profile of greys does not apply.
  if (profile && readProfile(profile)?.space !== 'rgb') return undefined
  // Browsers turn a PNG as its Exif says, but no WebP.
  const pixels = turn(await codecs.decodeStored(png, 'png'), facts.orientation)
  if (!canStore('webp', pixels)) return undefined
  const encoded = await codecs.encode(pixels, { format: 'webp', quality: 100, isLossless: true })
  if (encoded.format !== 'webp') return undefined
  let webp = encoded.bytes
  if (profile) {
    const { width, height } = pixels
    webp = addProfile(webp, profile, { width, height, hasAlpha: facts.hasAlpha })
  }
  if (keepsExif) webp = copyExif(png, webp)
  return isSamePicture(pixels, await codecs.decodeStored(webp, 'webp')) ? webp : undefined
}
