import type { ProgressTone } from './ProgressBar.types.js'

export type Level = 'success' | 'warning' | 'danger' | 'neutral'

/** Above these percents usage turns yellow, and red. */
export const usageLimits = { warning: 70, danger: 90 } as const

/** Brings a value into 0 to 100; what is not a number is 0. */
export function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value)) || 0
}

/** Picks the colour of a bar; for usage by how near the limit is. */
export function levelOf(tone: ProgressTone, percent: number): Level {
  if (tone !== 'usage') return tone
  if (percent > usageLimits.danger) return 'danger'
  return percent > usageLimits.warning ? 'warning' : 'success'
}
