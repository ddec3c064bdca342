import type { ProgressTone } from './ProgressBar.types.js'

export type Level = 'success' | 'warning' | 'danger' | 'neutral'

/** Percentages above which usage turns yellow and red. */
export const usageLimits = { warning: 70, danger: 90 } as const

/** Clamps a value to 0 to 100; NaN becomes 0. */
export function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value)) || 0
}

/** Returns the colour of a bar; for usage it depends on the value. */
export function levelOf(tone: ProgressTone, percent: number): Level {
  if (tone !== 'usage') return tone
  if (percent > usageLimits.danger) return 'danger'
  return percent > usageLimits.warning ? 'warning' : 'success'
}
