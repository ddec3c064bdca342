import type { ComponentPropsWithoutRef } from 'react'

export interface MetadataFoundProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Number of images that contain the place where they were taken. @default 0, no card */
  places?: number
  /** Accuracy of the most accurate of those places, in metres. @default 5 */
  placeMetres?: number
  /** Number of images that contain the camera or the date. @default 0, no card */
  cameras?: number
}
