import type { Pixels } from '../Pixels.ts'
import type { Box } from '../scaleDown.ts'

/** The two colours of texts on images. */
export const markColours = { light: '#ffffff', dark: '#14171b' } as const

export type MarkColour = keyof typeof markColours

/** Relative luminance of a value of a channel (WCAG 2.2). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Most places that are looked at. */
const mostPlaces = 10_000

/**
 * Returns the mean relative luminance (WCAG 2.2) of a part of an image, from 0 to 1. What is
 * transparent counts as white, which is what product pages usually show behind it.
 */
export function meanLuminance({ width, height, data }: Pixels, part: Box): number {
  const [left, top] = [Math.max(0, part.x), Math.max(0, part.y)]
  const [right, bottom] = [
    Math.min(width, part.x + part.width),
    Math.min(height, part.y + part.height),
  ]
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / mostPlaces)))
  let sum = 0
  let count = 0
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const at = (y * width + x) * 4
      const [red, green, blue] = [
        linear[data[at]!]!,
        linear[data[at + 1]!]!,
        linear[data[at + 2]!]!,
      ]
      const alpha = data[at + 3]! / 255
      sum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha + 1 - alpha
      count += 1
    }
  }
  return count === 0 ? 1 : sum / count
}

/** Luminance of the dark colour. */
const darkLuminance = 0.0085

/** Returns which of the two colours has the higher contrast (WCAG 2.2) on a luminance. */
export function contrasting(luminance: number): MarkColour {
  const onLight = (luminance + 0.05) / (darkLuminance + 0.05)
  const onDark = 1.05 / (luminance + 0.05)
  return onDark >= onLight ? 'light' : 'dark'
}
