import { viewOf } from './bytes.ts'

/** Markers of JPEG, by their names in ITU-T T.81, table B.1. */
export const jpegMarkers = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app11: 0xeb,
  app13: 0xed,
  app14: 0xee,
  comment: 0xfe,
} as const

/** A part of a JPEG file. That of a scan includes its compressed data. */
export interface JpegSegment {
  readonly marker: number
  readonly start: number
  /** Where its content begins, behind its length. */
  readonly content: number
  readonly end: number
}

export interface JpegFile {
  /** From behind the start of the image to its end, as far as they can be read. */
  readonly segments: readonly JpegSegment[]
  /** The place behind the end of the image, or of what can be read. Other pictures may follow. */
  readonly end: number
  readonly problem?: 'cut-off' | 'corrupt'
}

const restart = { first: 0xd0, last: 0xd7 } as const
const temporary = 0x01
const firstMarker = 0xc0

function isRestart(code: number): boolean {
  return code >= restart.first && code <= restart.last
}

/** Finds the marker behind the compressed data of a scan; nothing if the file ends before it. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const code = bytes[at + 1]
    if (code === undefined) return undefined
    if (code === 0xff) at += 1
    else if (code === 0 || isRestart(code)) at = bytes.indexOf(0xff, at + 2)
    else return at
  }
  return undefined
}

/** Divides a JPEG file into its segments, without decoding it (ITU-T T.81, annex B). */
export function readJpegSegments(bytes: Uint8Array): JpegFile {
  const view = viewOf(bytes)
  const segments: JpegSegment[] = []
  let at = 2
  const stopped = (problem: JpegFile['problem'] & string): JpegFile => ({
    segments,
    end: Math.min(at, bytes.length),
    problem,
  })

  for (;;) {
    // Decoders skip what stands between segments.
    at = bytes.indexOf(0xff, at)
    while (at !== -1 && bytes[at + 1] === 0xff) at += 1
    const marker = at === -1 ? undefined : bytes[at + 1]
    if (marker === undefined) {
      at = bytes.length
      return stopped('cut-off')
    }
    if (marker === jpegMarkers.endOfImage) return { segments, end: at + 2 }
    if (marker === 0 || marker === temporary || isRestart(marker)) {
      at += 2
      continue
    }
    if (marker < firstMarker || marker === jpegMarkers.startOfImage) return stopped('corrupt')
    const content = at + 4
    if (content > bytes.length) return stopped('cut-off')
    const length = view.getUint16(at + 2)
    if (length < 2) return stopped('corrupt')
    const headerEnd = at + 2 + length
    if (headerEnd > bytes.length) return stopped('cut-off')
    const end = marker === jpegMarkers.startOfScan ? endOfScan(bytes, headerEnd) : headerEnd
    if (end === undefined) return stopped('cut-off')
    segments.push({ marker, start: at, content, end })
    at = end
  }
}
