import { viewOf } from './bytes.ts'
import { endOfScans } from './endOfScans.ts'
import { jpegMarkers, type JpegSegment } from './jpegMarkers.ts'

export interface JpegFile {
  /** From behind the start of the image to its end, as far as they can be read. */
  readonly segments: readonly JpegSegment[]
  /** The place behind the end of the image, or of what can be read. Other pictures may follow. */
  readonly end: number
  /** Whether the marker of its end is missing behind a picture that is whole. @default false */
  readonly isUnterminated?: boolean
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

function endedAt(segment: JpegSegment, end: number): JpegSegment {
  return { ...segment, end }
}

/**
 * Divides a JPEG file into its segments, without decoding it (ITU-T T.81, annex B). Where the marker of
 * the end is missing, as in panoramas of some telephones, the picture ends where its data are complete.
 */
export function readJpegSegments(bytes: Uint8Array): JpegFile {
  const file = divide(bytes)
  const { segments, problem } = file
  if (!problem || !segments.some(({ marker }) => marker === jpegMarkers.startOfScan)) return file
  const end = endOfScans(bytes, segments)
  if (end === undefined) return file
  const whole = segments
    .filter(({ start }) => start < end)
    .map((segment) => (segment.end > end ? endedAt(segment, end) : segment))
  return { segments: whole, end, isUnterminated: true }
}

function divide(bytes: Uint8Array): JpegFile {
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
    const isScan = marker === jpegMarkers.startOfScan
    const end = isScan ? (endOfScan(bytes, headerEnd) ?? bytes.length) : headerEnd
    segments.push({ marker, start: at, content, end })
    at = end
  }
}
