/** Measures that tell good from bad cut-outs. Each is 0 or more. */
export const doubts = [
  /** Share of the outline that moves if everything looks more, or less, like background. */
  'shrinks',
  'grows',
  /** The share of the product that looks like background. */
  'likeBackground',
  /** The share of the outline without a sharp edge. */
  'weakOutline',
  /** The length of the outline in sides of a square as large as the product. */
  'ragged',
  /** The share of the product that may be gaps under a shadow. */
  'gaps',
  /** The share of what was removed that is neither background nor shadow. */
  'unexplained',
  /** The share of the picture that is product. */
  'size',
] as const

export type Doubt = (typeof doubts)[number]

export type Doubts = Readonly<Record<Doubt, number>>

interface Part {
  /** Added before the logarithm is taken. */
  readonly least: number
  readonly mean: number
  readonly deviation: number
  readonly weight: number
}

export interface Weights {
  readonly start: number
  /** Doubt from which a cut-out needs review. */
  readonly limit: number
  readonly parts: Readonly<Record<Doubt, Part>>
}

/** Weight of each measure, as fitted by `bench/images/fitDoubt.ts`. */
export const weights: Weights = {
  start: -0.83,
  limit: -0.5,
  parts: {
    shrinks: { least: 0.003, mean: -4.89, deviation: 0.95, weight: 0.3 },
    grows: { least: 0.003, mean: -2.21, deviation: 0.89, weight: 0.28 },
    likeBackground: { least: 0.002, mean: -5.23, deviation: 1.11, weight: 0.23 },
    weakOutline: { least: 0.01, mean: -3.92, deviation: 1.05, weight: 0.38 },
    ragged: { least: 0, mean: 1.8, deviation: 0.28, weight: 0.29 },
    gaps: { least: 0.002, mean: -5.16, deviation: 1.69, weight: 0.23 },
    unexplained: { least: 0.002, mean: -6.12, deviation: 0.23, weight: 0.04 },
    size: { least: 0.01, mean: -1.64, deviation: 0.52, weight: -0.18 },
  },
}
