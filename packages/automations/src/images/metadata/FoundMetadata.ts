import type { FoundPlace } from '../exif/gps.ts'

/** Kinds of private metadata, the most private first. */
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

/** Private metadata of an image. Rotation and colours, which removal keeps, are no part. */
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

/** Counts of private metadata in a set of images. */
export interface MetadataCounts {
  /** Images with the place where they were taken. */
  readonly places: number
  /** Accuracy of the most accurate of these places, in metres, at least 1. Absent without places. */
  readonly placeMetres?: number
  /** Images with the camera or the date. */
  readonly cameras: number
}
