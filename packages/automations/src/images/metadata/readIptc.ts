import { decodeText } from '../exif/TiffReader.ts'
import { hasAscii, viewOf } from '../formats/bytes.ts'

/** IPTC and Photoshop data of a picture. */
export interface Iptc {
  readonly copyright?: string
  /** When it was made, as `20260331`. */
  readonly date?: string
  readonly hasTexts: boolean
  readonly hasThumbnail: boolean
}

/** Image resources of Photoshop (Photoshop File Formats Specification). */
const resources = { iptc: 0x0404, thumbnails: [0x0409, 0x040c] } as const

/** Datasets of record 2 of IPTC-IIM 4.2. */
const datasets = { date: 55, copyright: 116 } as const

/** Lists the datasets of record 2, as far as they can be read. */
function readDatasets(bytes: Uint8Array): Map<number, string> {
  const view = viewOf(bytes)
  const found = new Map<number, string>()
  let at = 0
  while (at + 5 <= bytes.length && bytes[at] === 0x1c) {
    const length = view.getUint16(at + 3)
    const end = at + 5 + length
    // Longer ones than 32 kB, which say so by their first bit, hold pictures.
    if (length > 0x7fff || end > bytes.length) break
    const text = decodeText(bytes.subarray(at + 5, end)).trim()
    if (bytes[at + 1] === 2 && text !== '') found.set(bytes[at + 2]!, text)
    at = end
  }
  return found
}

/** Reads the image resources of Photoshop, which IPTC is one of, as far as they can be read. */
export function readIptc(bytes: Uint8Array): Iptc {
  const view = viewOf(bytes)
  let texts: ReadonlyMap<number, string> = new Map()
  let hasThumbnail = false
  let at = 0
  while (at + 12 <= bytes.length && hasAscii(bytes, at, '8BIM')) {
    const id = view.getUint16(at + 4)
    const nameLength = 1 + bytes[at + 6]!
    const sizeAt = at + 6 + nameLength + (nameLength % 2)
    if (sizeAt + 4 > bytes.length) break
    const size = view.getUint32(sizeAt)
    const content = bytes.subarray(sizeAt + 4, sizeAt + 4 + size)
    if (id === resources.iptc) texts = readDatasets(content)
    if (resources.thumbnails.some((thumbnail) => thumbnail === id)) hasThumbnail = true
    at = sizeAt + 4 + size + (size % 2)
  }
  const copyright = texts.get(datasets.copyright)
  const date = texts.get(datasets.date)
  return {
    ...(copyright !== undefined && { copyright }),
    ...(date !== undefined && { date }),
    // The version of the record, dataset 0, and the like are no texts of anyone.
    hasTexts: [...texts.keys()].some((dataset) => dataset >= 5),
    hasThumbnail,
  }
}
