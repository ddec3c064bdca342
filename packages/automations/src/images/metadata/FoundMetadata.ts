import type { FoundPlace } from '../exif/gps.ts'

/** What metadata can reveal, the most private first. */
export const metadataKinds = [
  /** The coordinates where it was taken. */
  'place',
  'camera',
  'date',
  /** A smaller picture, which may show what was cropped since, or another one behind the first. */
  'thumbnail',
  'comments',
  'software',
  /** The steps in which it was edited. */
  'history',
  'copyright',
] as const

export type MetadataKind = (typeof metadataKinds)[number]

/** What the metadata of an image tell. What removal keeps, its rotation and its colours, is no part. */
export interface FoundMetadata {
  readonly kinds: readonly MetadataKind[]
  readonly place?: FoundPlace
  /** Make and model. */
  readonly camera?: string
  /** When it was taken, or last changed, in the time of the place: `2026-03-31T12:00:00`. */
  readonly date?: string
  readonly software?: string
  readonly copyright?: string
}

/** What the metadata of a set of images tell. */
export interface MetadataCounts {
  /** How many images have the place where they were taken. */
  readonly places: number
  /** How accurate the most accurate of these places is, in metres, at least 1. Absent without places. */
  readonly placeMetres?: number
  /** How many images have the camera or the date. */
  readonly cameras: number
}
