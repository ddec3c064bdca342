import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** The nine places of a mark in an image, in rows from the top left. */
export const picturePlaces = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

/** A place in an image. Left and right are those of the image in every language. */
export type PicturePlace = (typeof picturePlaces)[number]

export interface PositionPickerProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Legend over the places. */
  legend: string
  /** Help text under the legend. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** The chosen place. */
  value: PicturePlace
  /** Called with the chosen place. */
  onValueChange: (value: PicturePlace) => void
}
