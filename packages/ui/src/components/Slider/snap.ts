/** The values that a slider can have. */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Digits after the decimal point. */
function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** Snaps a value to the nearest step in the range; NaN becomes the minimum. */
export function snap(value: number, { min, max, step }: Scale): number {
  if (Number.isNaN(value)) return min
  const last = Math.floor((max - min) / step)
  const steps = Math.min(last, Math.max(0, Math.round((value - min) / step)))
  return Number((min + steps * step).toFixed(Math.max(decimals(min), decimals(step))))
}
