/** The variable axes to keep: a number pins one value, a range keeps all between. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

/** A font family, and the part that the design uses. */
export interface Face {
  /** The `font-family` name. */
  readonly family: string
  /** The prefix of its files and the name of its package. */
  readonly name: string
  /** The suffix of the published files, which names their axes. */
  readonly ending: string
  /** The `font-weight` range of the file. */
  readonly weights: string
  readonly axes: Axes
}

/**
 * Headlines use one weight and one optical size, between that of the hero and that of page titles.
 * Text needs all weights from regular to bold. Codes and labels use one weight.
 */
export const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque Variable',
    name: 'bricolage-grotesque',
    ending: 'opsz-normal',
    weights: '200 800',
    axes: { wght: 650, opsz: 56 },
  },
  {
    family: 'Geist Variable',
    name: 'geist',
    ending: 'wght-normal',
    weights: '100 900',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Geist Mono Variable',
    name: 'geist-mono',
    ending: 'wght-normal',
    weights: '100 900',
    axes: { wght: 500 },
  },
]

type Range = readonly [first: number, last: number]

/** The character ranges of the published files. */
const latin: readonly Range[] = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]
const latinExt: readonly Range[] = [
  [0x100, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x2020, 0x2020],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]

/** The characters of English and Italian. A page with no others loads no other file. */
const ascii = String.fromCodePoint(...codePoints([[0x20, 0x7e]]))
const core = new Set(
  Array.from(`${ascii}\u00a0àèéìíîòóùúÀÈÉÌÒÙ€£©·×°«»–—‘’“”•…™−`, (character) =>
    character.codePointAt(0)!,
  ),
)

function codePoints(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

/** One file per family: its characters, and the published file that contains them. */
export interface Part {
  readonly name: string
  readonly source: 'latin' | 'latin-ext'
  readonly characters: readonly number[]
}

/** From the rarest to the most common, because the last rule wins if two contain a character. */
export const parts: readonly Part[] = [
  { name: 'latin-ext', source: 'latin-ext', characters: codePoints(latinExt) },
  {
    name: 'latin',
    source: 'latin',
    characters: codePoints(latin).filter((point) => !core.has(point)),
  },
  { name: 'core', source: 'latin', characters: [...core].toSorted((a, b) => a - b) },
]
