import { asciiIn, hasAscii, viewOf } from '../formats/bytes.ts'
import {
  colourConversion,
  greyConversion,
  matrixConversion,
  type ColourConversion,
} from './ColourConversion.ts'
import { readColourTable } from './colourTable.ts'
import { fixedPoint, readCurve, type Curve } from './curves.ts'
import type { Matrix, Row } from './srgb.ts'

/** The colours that a profile describes. */
export interface ColourProfile {
  readonly space: 'rgb' | 'grey'
  readonly convert: ColourConversion
}

/** Offset of the number of tags, and of each tag (ICC.1:2022, section 7.3). */
const tagTable = 128

/** Tables of colours: for photos first, then for exact and for strong colours (section 9.2). */
const tableTags = ['A2B0', 'A2B1', 'A2B2'] as const

/** A profile whose header is sound. */
interface Source {
  readonly view: DataView
  readonly bytes: Uint8Array
}

/** Finds a tag of a profile, by its signature. */
function findTag({ view, bytes }: Source, signature: string): number | undefined {
  const count = Math.min(view.getUint32(tagTable), 100)
  for (let tag = 0; tag < count; tag += 1) {
    const at = tagTable + 4 + 12 * tag
    if (hasAscii(bytes, at, signature)) return view.getUint32(at + 4)
  }
  return undefined
}

function curveOf(source: Source, signature: string): Curve | undefined {
  const at = findTag(source, signature)
  return at === undefined ? undefined : readCurve(source.view, source.bytes, at)?.curve
}

function columnOf(source: Source, signature: string): Row | undefined {
  const at = findTag(source, signature)
  if (at === undefined) return undefined
  const { view } = source
  return [fixedPoint(view, at + 8), fixedPoint(view, at + 12), fixedPoint(view, at + 16)]
}

/**
 * Reads the table of a profile.
 *
 * @returns nothing if there is none; a damaged one makes all of the profile so
 */
function readByTable(source: Source, channels: 1 | 3): ColourConversion | 'damaged' | undefined {
  const at = tableTags.map((tag) => findTag(source, tag)).find((place) => place !== undefined)
  if (at === undefined) return undefined
  const table = readColourTable({ ...source, at, channels }, hasAscii(source.bytes, 20, 'Lab '))
  return table ? colourConversion(table) : 'damaged'
}

function readByMatrix(source: Source): ColourConversion | undefined {
  const channels = ['r', 'g', 'b'] as const
  const [first, second, third] = channels.map((name) => curveOf(source, `${name}TRC`))
  const [red, green, blue] = channels.map((name) => columnOf(source, `${name}XYZ`))
  if (!first || !second || !third || !red || !green || !blue) return undefined
  const toXyz: Matrix = [
    [red[0], green[0], blue[0]],
    [red[1], green[1], blue[1]],
    [red[2], green[2], blue[2]],
  ]
  return matrixConversion([first, second, third], toXyz)
}

function readByGreyCurve(source: Source): ColourConversion | undefined {
  const curve = curveOf(source, 'kTRC')
  return curve && hasAscii(source.bytes, 20, 'XYZ ') ? greyConversion(curve) : undefined
}

function read(profile: Uint8Array): ColourProfile | undefined {
  if (profile.length < tagTable + 4 || !hasAscii(profile, 36, 'acsp')) return undefined
  const source = { view: viewOf(profile), bytes: profile }
  // What the profile says about its length must be there.
  if (source.view.getUint32(0) > profile.length) return undefined
  const space = asciiIn(profile, 16, 20)
  if (space !== 'GRAY' && space !== 'RGB ') return undefined
  const isGrey = space === 'GRAY'
  const byTable = readByTable(source, isGrey ? 1 : 3)
  if (byTable === 'damaged') return undefined
  const byCurves = isGrey ? readByGreyCurve(source) : readByMatrix(source)
  const convert = byCurves ?? byTable
  return convert && { space: isGrey ? 'grey' : 'rgb', convert }
}

/**
 * Reads a colour profile (ICC.1): curves with a matrix, a curve for greys, or a table of colours. Of a
 * profile with both the curves count, as in browsers.
 *
 * @returns nothing if it is damaged, or for other colours, such as those of printers
 */
export function readProfile(profile: Uint8Array): ColourProfile | undefined {
  try {
    return read(profile)
  } catch (error) {
    // It may point behind its own end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
