import { TiffReader } from '../exif/TiffReader.ts'
import { findFormat } from '../formats/readImageFacts.ts'
import { readParts } from './readParts.ts'
import { rewriteJpeg } from './rewriteJpeg.ts'
import { rewritePng } from './rewritePng.ts'
import { rewriteWebp } from './rewriteWebp.ts'

const rewriters = { jpeg: rewriteJpeg, png: rewritePng, webp: rewriteWebp } as const

/** The most bytes of Exif that fit into a segment of JPEG. */
const longestExif = 65_500

const orientationTag = 0x0112

/** Returns Exif that says that its picture is shown as it is stored. */
function upright(exif: Uint8Array): Uint8Array {
  const copy = exif.slice()
  const reader = new TiffReader(copy)
  const entry = reader.directory(reader.first)?.get(orientationTag)
  if (entry && entry.count === 1) {
    const isLittleEndian = copy[0] === 0x49
    copy.set(isLittleEndian ? [1, 0] : [0, 1], entry.at)
  }
  return copy
}

/** Writes Exif into an image, in place of all metadata that it has. */
export function setExif(bytes: Uint8Array, exif: Uint8Array): Uint8Array {
  const format = findFormat(bytes)
  if (format === undefined || exif.length > longestExif) return bytes
  return rewriters[format](bytes, exif)
}

/**
 * Copies the Exif of an image into another one that was made of it, whose pixels are turned already.
 * Other metadata, such as XMP, is not copied.
 *
 * @returns the other image with it, or as it is if there is none
 */
export function copyExif(from: Uint8Array, to: Uint8Array): Uint8Array {
  const format = findFormat(from)
  const exif = format && readParts(from, format).exif
  return exif === undefined || exif.length === 0 ? to : setExif(to, upright(exif))
}
