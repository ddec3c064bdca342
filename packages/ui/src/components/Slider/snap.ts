/** What a slider may rest on. */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Digits after the decimal point. */
function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** Brings a value to the nearest step between the ends; what is not a number is the lower end. */
export function snap(value: number, { min, max, step }: Scale): number {
  if (Number.isNaN(value)) return min
  const last = Math.floor((max - min) / step)
  const steps = Math.min(last, Math.max(0, Math.round((value - min) / step)))
  return Number((min + steps * step).toFixed(Math.max(decimals(min), decimals(step))))
}
