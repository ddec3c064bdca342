/** Markers of JPEG, by their names in ITU-T T.81, table B.1. */
export const jpegMarkers = {
  huffmanTables: 0xc4,
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  restartInterval: 0xdd,
  hierarchy: 0xde,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app11: 0xeb,
  app13: 0xed,
  app14: 0xee,
  losslessFrame: 0xf7,
  comment: 0xfe,
} as const

/** A part of a JPEG file. That of a scan includes its compressed data. */
export interface JpegSegment {
  readonly marker: number
  readonly start: number
  /** Offset of its content, behind its length. */
  readonly content: number
  readonly end: number
}
