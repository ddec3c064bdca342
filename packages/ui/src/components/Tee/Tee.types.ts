import type { ComponentPropsWithoutRef } from 'react'

export const teeStates = ['supplied', 'clean'] as const

/** How the product looks: `supplied` busy and watermarked, `clean` ready for a store. */
export type TeeState = (typeof teeStates)[number]

export const teeBackdrops = ['studio', 'none', 'scene'] as const

/**
 * What a clean product stands before.
 *
 * - `studio` soft light on white
 * - `none` nothing: the checks that stand for transparency
 * - `scene` a plastered wall with a plant
 */
export type TeeBackdrop = (typeof teeBackdrops)[number]

export interface TeeProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'viewBox' | 'preserveAspectRatio'
> {
  /** Sets how the product looks. */
  state: TeeState
  /** Stands behind a clean product. @default 'studio' */
  backdrop?: TeeBackdrop
  /** Repeats the store's own watermark over a clean product; a short name. @default none */
  watermark?: string
}
