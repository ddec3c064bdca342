import type { Planes } from './Planes.ts'

const steps = 4096

/** Linear light from 0 to 1 of an sRGB value, in steps of 1/16; IEC 61966-2-1. */
const linear = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const value = step / steps
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The function of the lightness in CIE 15, by linear light. */
const curve = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps
  return light > 216 / 24389 ? Math.cbrt(light) : (24389 / 27 / 116) * light + 16 / 116
})

const lightAt = (value: number) => linear[Math.round((value * steps) / 255)]!

function curveAt(light: number): number {
  // Dark colours are too steep for steps.
  if (light < 0.02)
    return light > 216 / 24389 ? Math.cbrt(light) : (24389 / 27 / 116) * light + 16 / 116
  return curve[Math.min(steps, Math.round(light * steps))]!
}

/** Converts red, green and blue from 0 to 255 to CIE Lab for the white point D65. */
export function labOf([reds, greens, blues]: Planes): Planes {
  const size = reds.length
  const lab: Planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [l, a, b] = lab
  for (let at = 0; at < size; at += 1) {
    const red = lightAt(reds[at]!)
    const green = lightAt(greens[at]!)
    const blue = lightAt(blues[at]!)
    const x = curveAt((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    const y = curveAt(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
    const z = curveAt((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
    l[at] = 116 * y - 16
    a[at] = 500 * (x - y)
    b[at] = 200 * (y - z)
  }
  return lab
}

/** Returns the luminance, from 0 to 1, of a lightness from 0 to 100. */
export function luminance(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : Math.max(0, lightness) * (27 / 24389)
}
