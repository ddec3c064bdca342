import { viewOf } from '../formats/bytes.ts'
import { isSoundChunk, type PngChunk } from '../formats/pngChunks.ts'
import { matrixConversion, type ColourConversion } from './ColourConversion.ts'
import { gammaCurve, parametricCurve, type Curve } from './curves.ts'
import { toXyzOf, type Primaries } from './primaries.ts'
import { unpackProfile } from './unpackProfile.ts'

const d65 = [0.3127, 0.329] as const
const c = [0.31, 0.316] as const

const srgbPrimaries: Primaries = {
  white: d65,
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
}

/** Primaries by their numbers (ITU-T H.273, table 2). */
const primariesByCode: Readonly<Record<number, Primaries>> = {
  1: srgbPrimaries,
  4: { white: c, red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08] },
  5: { white: d65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] },
  6: { white: d65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] },
  7: { white: d65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] },
  8: { white: c, red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049] },
  9: { white: d65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  10: { white: [1 / 3, 1 / 3], red: [1, 0], green: [0, 1], blue: [0, 0] },
  11: { white: [0.314, 0.351], red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  12: { white: d65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  22: { white: d65, red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077] },
}

const srgbCurve = parametricCurve([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
/** Gamma of television screens, not cameras (ITU-R BT.1886). */
const televisionCurve = gammaCurve(2.4)

/** Transfer from levels to light, by its number (ITU-T H.273, table 3), where that is no matter of the screen. */
const curvesByCode: Readonly<Record<number, Curve>> = {
  1: televisionCurve,
  4: gammaCurve(2.2),
  5: gammaCurve(2.8),
  6: televisionCurve,
  7: parametricCurve([1 / 0.45, 1 / 1.1115, 0.1115 / 1.1115, 1 / 4, 0.0912]),
  8: (level) => level,
  11: televisionCurve,
  13: srgbCurve,
  14: televisionCurve,
  15: televisionCurve,
  17: (level) => (52.37 / 48) * level ** 2.6,
}

const alike = (curve: Curve) => [curve, curve, curve] as const

/** The colours that a PNG says its levels stand for. */
export type PngColours =
  | { readonly from: 'srgb' }
  /** Numbers of its own, which only PNG has. */
  | { readonly from: 'numbers'; readonly convert: ColourConversion }
  | { readonly from: 'profile'; readonly profile: Uint8Array }

/** Reads the numbers of colours that video has as well (PNG specification, section 11.3.2.6). */
function readVideoColours(content: Uint8Array): PngColours | undefined {
  const [primaries = 0, transfer = 0, matrix, range] = content
  const found = primariesByCode[primaries]
  const curve = curvesByCode[transfer]
  if (content.length !== 4 || matrix !== 0 || range !== 1 || !found || !curve) return undefined
  const toXyz = toXyzOf(found)
  if (found === srgbPrimaries && curve === srgbCurve) return { from: 'srgb' }
  return toXyz && { from: 'numbers', convert: matrixConversion(alike(curve), toXyz) }
}

/** Largest distance from the gamma of sRGB at which browsers take a gamma alone for that. */
const nearSrgb = 0.05
const srgbGamma = 2.2

/** Parts of 1 that gamma and chromaticities are written in. */
const unit = 100_000

function readPrimaries(content: Uint8Array): Primaries | undefined {
  if (content.length !== 32) return undefined
  const view = viewOf(content)
  const pair = (index: number) =>
    [view.getUint32(8 * index) / unit, view.getUint32(8 * index + 4) / unit] as const
  return { white: pair(0), red: pair(1), green: pair(2), blue: pair(3) }
}

/** Reads gamma, alone or with chromaticities; these alone are for nothing. */
function readGamma(gamma: Uint8Array, chromaticities: Uint8Array | undefined): PngColours {
  const written = gamma.length === 4 ? viewOf(gamma).getUint32(0) / unit : 0
  if (written === 0) return { from: 'srgb' }
  if (!chromaticities && Math.abs(written * srgbGamma - 1) < nearSrgb) return { from: 'srgb' }
  const primaries = chromaticities ? readPrimaries(chromaticities) : srgbPrimaries
  const toXyz = primaries && toXyzOf(primaries)
  if (!toXyz) return { from: 'srgb' }
  return { from: 'numbers', convert: matrixConversion(alike(gammaCurve(1 / written)), toXyz) }
}

/**
 * Tells which colours the levels of a PNG stand for, as browsers read it: by its chunk cICP, else its
 * colour profile, else sRGB where that is said, else its gamma, with or without chromaticities (PNG
 * specification, section 4.3). Only sound chunks before the picture count, and of two the first.
 *
 * @param isUsable whether a profile can be read; another one is passed over
 */
export async function pngColours(
  bytes: Uint8Array,
  chunks: readonly PngChunk[],
  isUsable: (profile: Uint8Array) => boolean,
): Promise<PngColours> {
  const picture = chunks.findIndex(({ type }) => type === 'IDAT')
  const find = (wanted: string) => {
    const found = chunks
      .slice(0, picture)
      .find((chunk) => chunk.type === wanted && isSoundChunk(bytes, chunk))
    return found && bytes.subarray(found.content, found.contentEnd)
  }
  const video = find('cICP')
  const byVideo = video && readVideoColours(video)
  if (byVideo) return byVideo
  const packed = find('iCCP')
  const profile = packed && (await unpackProfile(packed))
  if (profile && isUsable(profile)) return { from: 'profile', profile }
  const srgb = find('sRGB')
  if (srgb?.length === 1 && srgb[0]! < 4) return { from: 'srgb' }
  const gamma = find('gAMA')
  return gamma ? readGamma(gamma, find('cHRM')) : { from: 'srgb' }
}
