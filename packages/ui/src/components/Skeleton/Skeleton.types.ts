import type { ComponentPropsWithoutRef } from 'react'

export const skeletonShapes = ['text', 'block', 'badge'] as const

/**
 * What is to come.
 *
 * - `text` lines of text, as high as the type around them
 * - `block` a picture or a panel, with the corners of a control
 * - `badge` a badge, 24 px high
 */
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Sets what is to come. @default 'text' */
  shape?: SkeletonShape
  /** A number of px, or a CSS length. @default the whole line; 5.5rem for a badge */
  width?: number | string
  /** A number of px, or a CSS length. @default that of the shape */
  height?: number | string
  /** Number of lines of text; the last of several is shorter. @default 1 */
  lines?: number
}
