import { decodeText } from '../exif/TiffReader.ts'
import { asciiIn, hasAscii } from '../formats/bytes.ts'
import { exifInJpeg, exifInPng, exifInWebp } from '../formats/exifOf.ts'
import { jpegMarkers, type JpegSegment } from '../formats/jpegMarkers.ts'
import { readJpegSegments } from '../formats/jpegSegments.ts'
import { readPngChunks, type PngChunk } from '../formats/pngChunks.ts'
import { readWebpChunks } from '../formats/webpChunks.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import { readIptc, type Iptc } from './readIptc.ts'

/** The metadata of an image, as it is stored. */
export interface MetadataParts {
  readonly exif: Uint8Array | undefined
  /** XML of Adobe's Extensible Metadata Platform. */
  readonly xmp: string | undefined
  readonly iptc: Iptc | undefined
  /** Texts with their names; comments of JPEG have the name ‘Comment’. */
  readonly texts: readonly (readonly [name: string, text: string])[]
  /** Whether there is a thumbnail outside of Exif, or another picture behind the first. */
  readonly hasOtherPicture: boolean
  /** Whether there are Content Credentials (C2PA). */
  readonly hasCredentials: boolean
}

/** Start of a JPEG segment with XMP. */
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0'

/** Start of the segments of Photoshop, which hold IPTC and more. */
const photoshopMark = 'Photoshop 3.0\0'

/** Offset of the size of the thumbnail in JFIF (ITU-T T.871, section 10.1). */
const jfifThumbnail = 12

function readJpegParts(bytes: Uint8Array): MetadataParts {
  const { segments, end } = readJpegSegments(bytes)
  const find = (marker: number, mark: string): JpegSegment | undefined =>
    segments.find((segment) => segment.marker === marker && hasAscii(bytes, segment.content, mark))
  const { app0, app1, app2, app11, app13 } = jpegMarkers
  const xmp = find(app1, xmpMark)
  const photoshop = find(app13, photoshopMark)
  const iptc =
    photoshop && readIptc(bytes.subarray(photoshop.content + photoshopMark.length, photoshop.end))
  const jfif = find(app0, 'JFIF\0')
  const hasJfifThumbnail =
    jfif !== undefined &&
    jfif.end - jfif.content >= 14 &&
    bytes[jfif.content + jfifThumbnail]! * bytes[jfif.content + jfifThumbnail + 1]! > 0
  return {
    exif: exifInJpeg(bytes, segments),
    xmp: xmp && decodeText(bytes.subarray(xmp.content + xmpMark.length, xmp.end)),
    iptc,
    texts: segments
      .filter(({ marker }) => marker === jpegMarkers.comment)
      .map(({ content, end: last }) => ['Comment', decodeText(bytes.subarray(content, last))]),
    hasOtherPicture:
      hasJfifThumbnail ||
      find(app0, 'JFXX\0') !== undefined ||
      find(app2, 'MPF\0') !== undefined ||
      iptc?.hasThumbnail === true ||
      hasAscii(bytes, end, '\xff\xd8\xff'),
    hasCredentials: find(app11, 'JP') !== undefined,
  }
}

/** The name of the text that holds XMP in PNG. */
const xmpName = 'XML:com.adobe.xmp'

/**
 * Reads a text of PNG. Of a compressed one only the name is read.
 *
 * @returns its name and its text
 */
function readPngText(
  bytes: Uint8Array,
  { type, content, contentEnd }: PngChunk,
): readonly [name: string, text: string] {
  const whole = bytes.subarray(content, contentEnd)
  const nameEnd = whole.indexOf(0)
  if (nameEnd === -1) return ['', '']
  const name = asciiIn(whole, 0, Math.min(nameEnd, 79))
  if (type === 'zTXt') return [name, '']
  if (type === 'tEXt') return [name, decodeText(whole.subarray(nameEnd + 1))]
  const isCompressed = whole[nameEnd + 1] !== 0
  const languageEnd = whole.indexOf(0, nameEnd + 3)
  const translationEnd = languageEnd === -1 ? -1 : whole.indexOf(0, languageEnd + 1)
  if (isCompressed || translationEnd === -1) return [name, '']
  return [name, decodeText(whole.subarray(translationEnd + 1))]
}

const textTypes: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])

function readPngParts(bytes: Uint8Array): MetadataParts {
  const { chunks } = readPngChunks(bytes)
  const texts = chunks
    .filter(({ type }) => textTypes.has(type))
    .map((chunk) => readPngText(bytes, chunk))
  return {
    exif: exifInPng(bytes, chunks),
    xmp: texts.find(([name]) => name === xmpName)?.[1],
    iptc: undefined,
    texts: texts.filter(([name]) => name !== xmpName),
    hasOtherPicture: false,
    hasCredentials: chunks.some(({ type }) => type === 'caBX'),
  }
}

function readWebpParts(bytes: Uint8Array): MetadataParts {
  const { chunks } = readWebpChunks(bytes)
  const xmp = chunks.find(({ type }) => type === 'XMP ')
  return {
    exif: exifInWebp(bytes, chunks),
    xmp: xmp && decodeText(bytes.subarray(xmp.content, xmp.contentEnd)),
    iptc: undefined,
    texts: [],
    hasOtherPicture: false,
    hasCredentials: chunks.some(({ type }) => type === 'C2PA'),
  }
}

const readers = { jpeg: readJpegParts, png: readPngParts, webp: readWebpParts } as const

/** Finds the metadata of an image that is known to be whole. */
export function readParts(bytes: Uint8Array, format: ImageFormat): MetadataParts {
  return readers[format](bytes)
}
