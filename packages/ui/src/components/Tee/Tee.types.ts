import type { ComponentPropsWithoutRef } from 'react'

export const teeStates = ['supplied', 'clean'] as const

/** State of the product photo: `supplied` busy and watermarked, `clean` ready for a store. */
export type TeeState = (typeof teeStates)[number]

export const teeBackdrops = ['studio', 'none', 'scene'] as const

/**
 * The background of a clean product.
 *
 * - `studio` soft light on white
 * - `none` a checkerboard, for transparency
 * - `scene` a plastered wall with a plant
 */
export type TeeBackdrop = (typeof teeBackdrops)[number]

export interface TeeProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'viewBox' | 'preserveAspectRatio'
> {
  /** Sets the state of the product. */
  state: TeeState
  /** Sets the background of a clean product. @default 'studio' */
  backdrop?: TeeBackdrop
  /** Text of the store's watermark over a clean product; a short name. @default none */
  watermark?: string
}
