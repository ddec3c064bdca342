import type { ComponentPropsWithoutRef } from 'react'

export interface MetadataFoundProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many images contain the place where they were taken. @default 0, no card */
  places?: number
  /** How accurate the most accurate of those places is, in metres. @default 5 */
  placeMetres?: number
  /** How many images contain the camera or the date. @default 0, no card */
  cameras?: number
}
