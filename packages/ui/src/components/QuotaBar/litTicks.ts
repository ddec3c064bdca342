/** How many ticks the gauge has. */
export const tickCount = 40

/** Tells how many ticks are lit: one as soon as anything is used, all of them only when everything is. */
export function litTicks(percent: number): number {
  if (percent <= 0) return 0
  if (percent >= 100) return tickCount
  return Math.min(tickCount - 1, Math.max(1, Math.round((percent * tickCount) / 100)))
}
