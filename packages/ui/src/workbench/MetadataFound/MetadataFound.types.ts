import type { ComponentPropsWithoutRef } from 'react'

/**
 * Outcome of a job for metadata: removed from the file as it is stored, removed as its pixels are
 * encoded again, or kept.
 */
export type MetadataFate = 'removed' | 'removed-encoding' | 'kept'

export interface MetadataFoundProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of images that contain the place where they were taken. @default 0, no card */
  places?: number
  /** Accuracy of the most accurate of those places, in metres. @default 5 */
  placeMetres?: number
  /** Says what becomes of it. @default 'removed' */
  fate?: MetadataFate
  /** Number of images that contain the camera or the date. @default 0, no card */
  cameras?: number
}
