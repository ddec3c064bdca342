import type { Exif } from '../exif/readExif.ts'
import type { MetadataParts } from './readParts.ts'
import { xmpProperty } from './readXmp.ts'

function textNamed({ texts }: MetadataParts, wanted: string): string | undefined {
  const [, text] = texts.find(([name]) => name.toLowerCase() === wanted) ?? []
  return text?.trim() || undefined
}

/** Returns the copyright notice of an image: of Exif, XMP, IPTC or a text of PNG. */
export function copyrightIn(exif: Exif | undefined, parts: MetadataParts): string | undefined {
  return (
    exif?.copyright ??
    (parts.xmp === undefined ? undefined : xmpProperty(parts.xmp, 'dc:rights')) ??
    parts.iptc?.copyright ??
    textNamed(parts, 'copyright')
  )
}

/** A date of XMP or IPTC: year, month and day, perhaps with a time and its difference to UTC. */
const dateForm =
  /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)(?:T(?<time>\d\d:\d\d)(?<seconds>:\d\d)?[\d.]*(?<offset>Z|[+-]\d\d:\d\d)?)?$/u

/** Writes a date of XMP or IPTC as Exif does; nothing if it is no full date. */
function exifDate(text: string | undefined): Pick<Exif, 'date' | 'offset'> | undefined {
  const { groups } = (text !== undefined && dateForm.exec(text)) || {}
  if (!groups) return undefined
  const { year, month, day, time = '00:00', seconds = ':00', offset } = groups
  const date = `${year}:${month}:${day} ${time}${seconds}`
  if (offset === undefined) return { date }
  return { date, offset: offset === 'Z' ? '+00:00' : offset }
}

const xmpDates = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate'] as const

/** Returns when a picture was taken, as Exif writes it: of Exif, XMP or IPTC. */
export function dateIn(
  exif: Exif | undefined,
  { xmp, iptc }: MetadataParts,
): Pick<Exif, 'date' | 'offset'> | undefined {
  if (exif?.date !== undefined) {
    const { date, offset } = exif
    return offset === undefined ? { date } : { date, offset }
  }
  const ofXmp = xmp === undefined ? [] : xmpDates.map((name) => exifDate(xmpProperty(xmp, name)))
  return ofXmp.find((date) => date !== undefined) ?? exifDate(iptc?.date)
}
