import type { Pixels } from '../Pixels.ts'

/** A stroke of the brush. All measures are shares, so that they hold at any size of the picture. */
export interface Stroke {
  /** Whether what it covers belongs to the product; otherwise to the background. */
  readonly keeps: boolean
  /** Radius of the brush as a share of the longer side. */
  readonly radius: number
  /** The places it passes, from 0 to 1: across from the left, down from the top. */
  readonly points: readonly (readonly [x: number, y: number])[]
}

export const cutoutEdges = ['sharp', 'soft', 'softer'] as const

export type CutoutEdge = (typeof cutoutEdges)[number]

/** Settings for removing a background. */
export interface CutoutSettings {
  readonly removesShadow: boolean
  /** Whether background inside gaps of the product, such as handles, is removed. */
  readonly removesGaps: boolean
  readonly edge: CutoutEdge
  readonly strokes: readonly Stroke[]
}

/** Changes to one image during review; absent ones are as in the options. */
export type CutoutEdits = Partial<CutoutSettings>

/** Reasons to review a cut-out. */
export const cutoutReasons = [
  'gaps',
  'transparent',
  'white-on-white',
  'dark-on-dark',
  'shadow',
  'busy',
  'already-removed',
] as const

export type CutoutReason = (typeof cutoutReasons)[number]

/** A product without its background. */
export interface Cutout {
  /** The picture at its own size, with alpha and without the background's colour in its edges. */
  readonly pixels: Pixels
  /** Reasons to review it, the strongest first; none if it is probably right. */
  readonly reasons: readonly CutoutReason[]
}
