import { accuracyOf, type FoundPlace } from '../exif/gps.ts'
import { readExif, type Exif } from '../exif/readExif.ts'
import { findFormat, readStoredFacts } from '../formats/readImageFacts.ts'
import {
  metadataKinds,
  type FoundMetadata,
  type MetadataCounts,
  type MetadataKind,
} from './FoundMetadata.ts'
import { copyrightIn, dateIn } from './keptTexts.ts'
import { readParts, type MetadataParts } from './readParts.ts'
import { hasXmp, xmpProperty } from './readXmp.ts'

/** Texts of PNG that are no comments. */
const namedTexts: ReadonlySet<string> = new Set(['software', 'copyright', 'creation time'])

function textNamed({ texts }: MetadataParts, wanted: string): string | undefined {
  const [, text] = texts.find(([name]) => name.toLowerCase() === wanted) ?? []
  return text === undefined || text === '' ? undefined : text
}

/** Returns the smallest difference that an angle of XMP can show, such as ‘45,27.123N’, in arc seconds. */
function resolutionOf(angle: string): number {
  const parts = angle.slice(0, -1).split(',')
  if (parts.length > 2) return 1
  const [, decimals = ''] = parts.at(-1)?.split('.') ?? []
  const unit = parts.length === 2 ? 60 : 3600
  return unit / 10 ** decimals.length
}

function placeInXmp(xmp: string): FoundPlace | undefined {
  const latitude = xmpProperty(xmp, 'exif:GPSLatitude')
  const longitude = xmpProperty(xmp, 'exif:GPSLongitude')
  if (latitude === undefined || longitude === undefined) return undefined
  return accuracyOf(Math.min(resolutionOf(latitude), resolutionOf(longitude)))
}

/** Writes a date of Exif as ISO 8601 does; nothing if it is none. */
function isoDate(date: string | undefined): string | undefined {
  const [, year, month, day, time] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)(?: (\d\d:\d\d:\d\d))?/.exec(date ?? '') ?? []
  if (year === undefined) return undefined
  return `${year}-${month}-${day}${time === undefined ? '' : `T${time}`}`
}

function hasComments(exif: Exif | undefined, { texts, iptc, xmp = '' }: MetadataParts): boolean {
  return (
    exif?.hasComment === true ||
    texts.some(([name]) => !namedTexts.has(name.toLowerCase())) ||
    iptc?.hasTexts === true ||
    hasXmp(xmp, ['dc:description', 'dc:title', 'dc:creator', 'dc:subject', 'photoshop:Headline'])
  )
}

/**
 * Says what the metadata of an image tell about it and its owner. What cannot be read is not named, so
 * that an image for which nothing is found may still have something to remove. Nothing in the bytes
 * makes it throw.
 */
export function findMetadata(bytes: Uint8Array): FoundMetadata {
  const format = findFormat(bytes)
  if (!format || typeof readStoredFacts(bytes) === 'string') return { kinds: [] }
  const parts = readParts(bytes, format)
  const exif = parts.exif && readExif(parts.exif)
  const { xmp = '' } = parts
  const place = exif?.place ?? placeInXmp(xmp)
  const camera = exif?.camera ?? xmpProperty(xmp, 'tiff:Model')
  const date = isoDate(dateIn(exif, parts)?.date)
  const software =
    exif?.software ?? xmpProperty(xmp, 'xmp:CreatorTool') ?? textNamed(parts, 'software')
  const copyright = copyrightIn(exif, parts)
  const has: Readonly<Record<MetadataKind, boolean>> = {
    place: place !== undefined,
    camera: camera !== undefined,
    date: date !== undefined,
    thumbnail:
      exif?.hasThumbnail === true || parts.hasOtherPicture || hasXmp(xmp, ['xmp:Thumbnails']),
    comments: hasComments(exif, parts),
    software: software !== undefined,
    history: parts.hasCredentials || hasXmp(xmp, ['xmpMM:History', 'photoshop:History', 'crs:']),
    copyright: copyright !== undefined,
  }
  return {
    kinds: metadataKinds.filter((kind) => has[kind]),
    ...(place && { place }),
    ...(camera !== undefined && { camera }),
    ...(date !== undefined && { date }),
    ...(software !== undefined && { software }),
    ...(copyright !== undefined && { copyright }),
  }
}

/** Counts what the metadata of a set of images tell. */
export function countMetadata(found: Iterable<FoundMetadata>): MetadataCounts {
  let places = 0
  let cameras = 0
  let metres = Number.POSITIVE_INFINITY
  for (const { place, camera, date } of found) {
    if (camera !== undefined || date !== undefined) cameras += 1
    if (!place) continue
    places += 1
    metres = Math.min(metres, place.accuracy)
  }
  if (places === 0) return { places, cameras }
  return { places, placeMetres: Math.max(1, Math.round(metres)), cameras }
}
