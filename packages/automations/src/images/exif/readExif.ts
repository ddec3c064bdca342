import { readPlace, type FoundPlace } from './gps.ts'
import { TiffReader, type ExifDirectory } from './TiffReader.ts'

/** Exif data of a picture. */
export interface Exif {
  /** Rotation to show it with: 1 to 8. 1 if Exif does not say. */
  readonly orientation: number
  /** Make and model. */
  readonly camera?: string
  readonly software?: string
  readonly copyright?: string
  /** When it was taken, else when it was changed, as `2026:03:31 12:00:00`. */
  readonly date?: string
  /** The difference of its time to UTC, as `+02:00`. */
  readonly offset?: string
  readonly place?: FoundPlace
  readonly hasThumbnail: boolean
  readonly hasComment: boolean
  /** Whether its colours are Adobe RGB, as cameras say without a colour profile. */
  readonly isAdobeRgb: boolean
  /** Whether a directory, or a part of one, cannot be read. */
  readonly isBroken: boolean
}

/** Tags of Exif 3.0, section 4.6. */
const tags = {
  description: 0x010e,
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  software: 0x0131,
  changed: 0x0132,
  copyright: 0x8298,
  exif: 0x8769,
  gps: 0x8825,
  taken: 0x9003,
  digitized: 0x9004,
  changedOffset: 0x9010,
  takenOffset: 0x9011,
  digitizedOffset: 0x9012,
  userComment: 0x9286,
  windowsComment: 0x9c9c,
  interoperability: 0xa005,
  interoperabilityIndex: 0x0001,
  thumbnail: 0x0201,
  strips: 0x0111,
} as const

/** The type of numbers of two bytes (TIFF 6.0, section 2). */
const shortNumber = 3

/** Bytes of the code of its characters that each comment begins with. */
const commentCode = 8

/** Leaves out the make where the model begins with it, as in ‘Canon Canon EOS’. */
function cameraOf(make: string | undefined, model: string | undefined): string | undefined {
  if (make === undefined || model === undefined) return model ?? make
  const [firstWord = make] = make.split(' ')
  return model.toLowerCase().startsWith(firstWord.toLowerCase()) ? model : `${make} ${model}`
}

/** A date that is all spaces or zeros is none. */
function isDate(text: string | undefined): text is string {
  return text !== undefined && /[1-9]/.test(text)
}

function dateOf(
  reader: TiffReader,
  main: ExifDirectory,
  exif: ExifDirectory | undefined,
): Pick<Exif, 'date' | 'offset'> {
  const places = [
    [exif, tags.taken, tags.takenOffset],
    [exif, tags.digitized, tags.digitizedOffset],
    [main, tags.changed, tags.changedOffset],
  ] as const
  for (const [directory, tag, offsetTag] of places) {
    const date = reader.text(directory?.get(tag))
    if (!isDate(date)) continue
    const offset = reader.text(exif?.get(offsetTag))
    return offset === undefined ? { date } : { date, offset }
  }
  return {}
}

/** Reads how a picture is to be turned. Browsers follow it only where it is one short number. */
function orientationIn(reader: TiffReader, main: ExifDirectory): number {
  const entry = main.get(tags.orientation)
  const isShort = entry?.type === shortNumber && entry.count === 1
  const orientation = isShort ? (reader.number(entry) ?? 1) : 1
  return orientation >= 1 && orientation <= 8 ? orientation : 1
}

/**
 * Reads Exif.
 *
 * @param bytes from its mark for the order of bytes on
 * @returns nothing if it is broken, so that not even the rotation is known
 */
export function readExif(bytes: Uint8Array): Exif | undefined {
  const reader = new TiffReader(bytes)
  const main = reader.directory(reader.first)
  if (!main || reader.first === undefined) return undefined
  const follow = (directory: ExifDirectory | undefined, tag: number) =>
    reader.directory(reader.number(directory?.get(tag)))
  const exif = follow(main, tags.exif)
  const gps = follow(main, tags.gps)
  const interoperability = follow(exif, tags.interoperability)
  const second = reader.directory(reader.next(reader.first))
  const orientation = orientationIn(reader, main)
  const camera = cameraOf(reader.text(main.get(tags.make)), reader.text(main.get(tags.model)))
  const software = reader.text(main.get(tags.software))
  const copyright = reader.text(main.get(tags.copyright))
  const place = readPlace(reader, gps)
  return {
    orientation,
    ...(camera !== undefined && { camera }),
    ...(software !== undefined && { software }),
    ...(copyright !== undefined && { copyright }),
    ...dateOf(reader, main, exif),
    ...(place && { place }),
    hasThumbnail: second?.has(tags.thumbnail) === true || second?.has(tags.strips) === true,
    hasComment:
      reader.text(main.get(tags.description)) !== undefined ||
      main.has(tags.windowsComment) ||
      (exif?.get(tags.userComment)?.count ?? 0) > commentCode,
    isAdobeRgb: reader.text(interoperability?.get(tags.interoperabilityIndex)) === 'R03',
    isBroken:
      reader.isCut(reader.first) || (main.has(tags.exif) && !exif) || (main.has(tags.gps) && !gps),
  }
}
