import type { Curve } from './curves.ts'
import { encodeLight, fromXyz, multiply, type Matrix } from './srgb.ts'

/** Converts the colour of the pixel at a place to sRGB, and writes it at the same place elsewhere. */
export type ColourConversion = (from: Uint8ClampedArray, at: number, to: Uint8ClampedArray) => void

/** Tabulates a curve for each level. */
const lightOf = (curve: Curve) =>
  Float32Array.from({ length: 256 }, (_, level) => curve(level / 255))

/**
 * Returns the conversion of colours whose levels become light by a curve each, which a matrix mixes, as
 * those of cameras and screens are.
 *
 * @param toXyz from linear light to XYZ, adapted to D50
 */
export function matrixConversion(
  curves: readonly [Curve, Curve, Curve],
  toXyz: Matrix,
): ColourConversion {
  const [reds, greens, blues] = [lightOf(curves[0]), lightOf(curves[1]), lightOf(curves[2])]
  const [first, second, third] = multiply(fromXyz, toXyz)
  return (from, at, to) => {
    const red = reds[from[at]!]!
    const green = greens[from[at + 1]!]!
    const blue = blues[from[at + 2]!]!
    to[at] = encodeLight(first[0] * red + first[1] * green + first[2] * blue)
    to[at + 1] = encodeLight(second[0] * red + second[1] * green + second[2] * blue)
    to[at + 2] = encodeLight(third[0] * red + third[1] * green + third[2] * blue)
  }
}

/** Returns the conversion of greys, whose light is given by a curve. */
export function greyConversion(curve: Curve): ColourConversion {
  const levels = Uint8ClampedArray.from(lightOf(curve), encodeLight)
  return (from, at, to) => {
    const level = levels[from[at]!]!
    to[at] = level
    to[at + 1] = level
    to[at + 2] = level
  }
}

/** Most colours that are remembered, as photos have most of theirs many times. */
const remembered = 1 << 16

/**
 * Returns the conversion of colours that are worked out one by one.
 *
 * @param toXyz from levels from 0 to 1 to XYZ, adapted to D50, in place
 */
export function colourConversion(toXyz: (colour: Float64Array) => void): ColourConversion {
  const keys = new Uint32Array(remembered)
  const values = new Uint8ClampedArray(4 * remembered)
  const colour = new Float64Array(3)
  const [first, second, third] = fromXyz
  return (from, at, to) => {
    const key = 1 + ((from[at]! << 16) | (from[at + 1]! << 8) | from[at + 2]!)
    const place = 4 * (Math.imul(key, 0x9e37_79b1) >>> 16)
    if (keys[place >> 2] !== key) {
      keys[place >> 2] = key
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = from[at + channel]! / 255
      toXyz(colour)
      const [x, y, z] = [colour[0]!, colour[1]!, colour[2]!]
      values[place] = encodeLight(first[0] * x + first[1] * y + first[2] * z)
      values[place + 1] = encodeLight(second[0] * x + second[1] * y + second[2] * z)
      values[place + 2] = encodeLight(third[0] * x + third[1] * y + third[2] * z)
    }
    to[at] = values[place]!
    to[at + 1] = values[place + 1]!
    to[at + 2] = values[place + 2]!
  }
}
