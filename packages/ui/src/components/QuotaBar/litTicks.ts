/** Number of ticks of the gauge. */
export const tickCount = 40

/** Returns how many ticks are lit: at least one if anything is used, all only if everything is. */
export function litTicks(percent: number): number {
  if (percent <= 0) return 0
  if (percent >= 100) return tickCount
  return Math.min(tickCount - 1, Math.max(1, Math.round((percent * tickCount) / 100)))
}
