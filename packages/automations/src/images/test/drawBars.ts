import type { DrawText } from '../ImageTask.ts'

/**
 * Draws each letter of a text as an upright bar, with a gap after it, where there is no canvas: as
 * wide as half its height for each letter, in the colour that is asked for.
 */
export const drawBars: DrawText = (text, height, colour) => {
  const letters = Array.from(text)
  const step = Math.max(2, Math.round(height / 2))
  const width = letters.length * step
  const data = new Uint8ClampedArray(width * height * 4)
  const value = Number.parseInt(colour.slice(1), 16)
  for (let at = 0; at < width * height; at += 1) {
    const column = at % width
    const isBar = letters[Math.floor(column / step)] !== ' ' && column % step < step * 0.7
    data.set([(value >> 16) & 255, (value >> 8) & 255, value & 255, isBar ? 255 : 0], at * 4)
  }
  return Promise.resolve({ width, height, data })
}
