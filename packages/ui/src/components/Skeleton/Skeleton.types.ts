import type { ComponentPropsWithoutRef } from 'react'

export const skeletonShapes = ['text', 'block', 'badge'] as const

/**
 * Kind of content that is loading.
 *
 * - `text` lines of text, with the surrounding line height
 * - `block` a picture or a panel, with the corners of a control
 * - `badge` a badge, 24 px high
 */
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Sets the shape. @default 'text' */
  shape?: SkeletonShape
  /** A number of px, or a CSS length. @default full width; 5.5rem for a badge */
  width?: number | string
  /** A number of px, or a CSS length. @default that of the shape */
  height?: number | string
  /** Number of lines of text; the last of several is shorter. @default 1 */
  lines?: number
}
