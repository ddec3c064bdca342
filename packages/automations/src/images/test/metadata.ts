import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'
import { readPngChunks, writePngChunk } from '../formats/pngChunks.ts'
import { readWebpChunks, writeWebp, writeWebpChunk } from '../formats/webpChunks.ts'
import type { ImageFormat } from '../ImageFacts.ts'

/** Writes numbers of Exif, the least significant byte first as telephones do. */
function number(value: number, count: 2 | 4): Uint8Array {
  return Uint8Array.from({ length: count }, (_, at) => value >>> (8 * at))
}

type Value =
  | string
  | number
  | readonly (readonly [numerator: number, denominator: number])[]
  | { readonly directory: Directory }

/** Tags and what they hold, in the order of the tags. */
export type Directory = Readonly<Record<number, Value>>

function contentOf(
  value: Value,
  free: number,
): readonly [type: number, count: number, content: Uint8Array] {
  if (typeof value === 'string') return [2, value.length + 1, asciiBytes(`${value}\0`)]
  if (typeof value === 'number') return [3, 1, number(value, 2)]
  if ('directory' in value) return [4, 1, writeDirectory(value.directory, free)]
  return [5, value.length, joinBytes(value.flat().map((part) => number(part, 4)))]
}

function writeDirectory(
  directory: Directory,
  start: number,
  second?: (at: number) => Uint8Array,
): Uint8Array {
  const entries = Object.entries(directory)
  const behind: Uint8Array[] = []
  let free = start + 2 + 12 * entries.length + 4
  const lines = entries.map(([tag, value]) => {
    const [type, count, content] = contentOf(value, free)
    const isInline = content.length <= 4 && type !== 4
    const place = isInline
      ? joinBytes([content, new Uint8Array(4 - content.length)])
      : number(free, 4)
    if (!isInline) {
      behind.push(content)
      free += content.length
    }
    return joinBytes([number(Number(tag), 2), number(type, 2), number(count, 4), place])
  })
  const next = second ? number(free, 4) : new Uint8Array(4)
  return joinBytes([
    number(entries.length, 2),
    ...lines,
    next,
    ...behind,
    ...(second ? [second(free)] : []),
  ])
}

/**
 * Writes Exif as cameras do.
 *
 * @param thumbnail a JPEG that becomes its thumbnail
 */
export function writeCameraExif(directory: Directory, thumbnail?: Uint8Array): Uint8Array {
  const second = (at: number) => {
    const content = at + 2 + 12 * 2 + 4
    const entry = (tag: number, value: number) =>
      joinBytes([number(tag, 2), number(4, 2), number(1, 4), number(value, 4)])
    const size = thumbnail?.length ?? 0
    return joinBytes([
      number(2, 2),
      entry(0x0201, content),
      entry(0x0202, size),
      new Uint8Array(4),
      thumbnail ?? new Uint8Array(),
    ])
  }
  const written = writeDirectory(directory, 8, thumbnail && second)
  return joinBytes([asciiBytes('II*\0'), number(8, 4), written])
}

/** Writes XMP. */
export function writeXmp(attributes: string, elements = ''): Uint8Array {
  const names = 'rdf dc xmp exif xmpMM tiff photoshop'
    .split(' ')
    .map((prefix) => `xmlns:${prefix}="${namespaces[prefix]}"`)
    .join(' ')
  return new TextEncoder().encode(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${names}><rdf:Description rdf:about="" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  )
}

const namespaces: Readonly<Record<string, string>> = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
}

/** Writes a segment of JPEG with texts of IPTC, by the numbers of their datasets. */
export function writeIptc(texts: Readonly<Record<number, string>>): Uint8Array {
  const datasets = Object.entries(texts).map(([dataset, text]) => {
    const content = new TextEncoder().encode(text)
    return joinBytes([
      Uint8Array.of(0x1c, 2, Number(dataset)),
      bigEndian(content.length, 2),
      content,
    ])
  })
  const content = joinBytes(datasets)
  return joinBytes([
    asciiBytes('Photoshop 3.0\x008BIM\x04\x04\0\0'),
    bigEndian(content.length, 4),
    content,
    new Uint8Array(content.length % 2),
  ])
}

/** Writes a segment of JPEG. */
export function jpegSegment(marker: number, content: Uint8Array): Uint8Array {
  return joinBytes([Uint8Array.of(0xff, marker), bigEndian(content.length + 2, 2), content])
}

export interface AddedMetadata {
  readonly exif?: Uint8Array
  readonly xmp?: Uint8Array
  /** Written as they are: segments of JPEG, chunks of PNG, or chunks of WebP. */
  readonly others?: readonly Uint8Array[]
}

function addToJpeg(bytes: Uint8Array, { exif, xmp, others = [] }: AddedMetadata) {
  const added = [
    ...(exif ? [jpegSegment(0xe1, joinBytes([asciiBytes('Exif\0\0'), exif]))] : []),
    ...(xmp
      ? [jpegSegment(0xe1, joinBytes([asciiBytes('http://ns.adobe.com/xap/1.0/\0'), xmp]))]
      : []),
    ...others,
  ]
  // Behind JFIF.
  return joinBytes([bytes.subarray(0, 20), ...added, bytes.subarray(20)])
}

function addToPng(bytes: Uint8Array, { exif, xmp, others = [] }: AddedMetadata) {
  const [header] = readPngChunks(bytes).chunks
  const at = header?.end ?? 0
  const xmpText = xmp && joinBytes([asciiBytes('XML:com.adobe.xmp\0\0\0\0\0'), xmp])
  const added = [
    ...(exif ? [writePngChunk('eXIf', exif)] : []),
    ...(xmpText ? [writePngChunk('iTXt', xmpText)] : []),
    ...others,
  ]
  return joinBytes([bytes.subarray(0, at), ...added, bytes.subarray(at)])
}

function addToWebp(bytes: Uint8Array, { exif, xmp, others = [] }: AddedMetadata) {
  const chunks = readWebpChunks(bytes).chunks.filter(({ type }) => type !== 'VP8X')
  const hasAlpha = chunks.some(({ type }) => type === 'ALPH')
  const flags = (hasAlpha ? 0x10 : 0) | (exif ? 0x08 : 0) | (xmp ? 0x04 : 0)
  const canvas = Uint8Array.of(flags, 0, 0, 0, 19, 0, 0, 11, 0, 0)
  return writeWebp([
    writeWebpChunk('VP8X', canvas),
    ...chunks.map(({ type, content, contentEnd }) =>
      writeWebpChunk(type, bytes.subarray(content, contentEnd)),
    ),
    ...(exif ? [writeWebpChunk('EXIF', exif)] : []),
    ...(xmp ? [writeWebpChunk('XMP ', xmp)] : []),
    ...others,
  ])
}

const writers = { jpeg: addToJpeg, png: addToPng, webp: addToWebp } as const

/** Adds metadata to a picture of 20 × 12 pixels that has none. */
export function withMetadata(
  format: ImageFormat,
  bytes: Uint8Array,
  added: AddedMetadata,
): Uint8Array<ArrayBuffer> {
  return writers[format](bytes, added)
}
