import { readJpegSegments } from '../formats/jpegSegments.ts'
import { readPngChunks } from '../formats/pngChunks.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import type { Pixels } from '../Pixels.ts'
import type { ColourConversion } from './ColourConversion.ts'
import { pngColours } from './pngColours.ts'
import { profileInJpeg, profileInWebp } from './profileOf.ts'
import { readProfile } from './readProfile.ts'

/** Levels that a conversion may differ by where it is not worth it. */
const sameLevels = 1

const probes = [
  [64, 64, 64],
  [200, 200, 200],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [200, 90, 30],
] as const

/** Whether colours are those of sRGB under any name: neither greys nor full colours change. */
function isSrgb(convert: ColourConversion): boolean {
  const to = new Uint8ClampedArray(3)
  return probes.every((probe) => {
    convert(Uint8ClampedArray.from(probe), 0, to)
    return probe.every((value, at) => Math.abs(value - to[at]!) <= sameLevels)
  })
}

/** Returns the conversion of a profile for a picture; nothing if it is for other pictures. */
function byProfile(profile: Uint8Array | undefined, isGrey: boolean): ColourConversion | undefined {
  const read = profile && readProfile(profile)
  return read && (read.space === 'rgb' || isGrey) ? read.convert : undefined
}

/** Whether a JPEG has nothing but luminance. */
function isGreyJpeg(bytes: Uint8Array): boolean {
  const frame = readJpegSegments(bytes).segments.find(
    ({ marker }) => marker >= 0xc0 && marker <= 0xc2,
  )
  return frame !== undefined && bytes[frame.content + 5] === 1
}

/** Offset of the channels in the header of a PNG, and the bit for colour. */
const colourType = { at: 25, colour: 2 } as const

async function conversionOf(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<ColourConversion | undefined> {
  if (format === 'webp') return byProfile(profileInWebp(bytes), false)
  if (format === 'jpeg') {
    const profile = profileInJpeg(bytes)
    return profile && byProfile(profile, isGreyJpeg(bytes))
  }
  const { chunks } = readPngChunks(bytes)
  const colours = await pngColours(bytes, chunks, (profile) => readProfile(profile) !== undefined)
  if (colours.from === 'numbers') return colours.convert
  const isGrey = (bytes[colourType.at]! & colourType.colour) === 0
  return colours.from === 'profile' ? byProfile(colours.profile, isGrey) : undefined
}

/** Converts each pixel of a picture. */
function convertAll({ width, height, data: from }: Pixels, convert: ColourConversion): Pixels {
  const data = new Uint8ClampedArray(from)
  for (let at = 0; at < data.length; at += 4) convert(from, at, data)
  return { width, height, data }
}

/**
 * Converts a picture to sRGB from the colours that its file says its levels stand for, as browsers show
 * it: by a colour profile (ICC.1), or by what else a PNG says. Colours that sRGB does not have become the
 * nearest levels. What is damaged, or for another kind of picture, changes nothing.
 *
 * @param pixels as they are stored in the file
 * @param bytes the file
 */
export async function toSrgb(
  pixels: Pixels,
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<Pixels> {
  const convert = await conversionOf(bytes, format)
  return convert && !isSrgb(convert) ? convertAll(pixels, convert) : pixels
}
