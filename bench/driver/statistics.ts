/** The median of the rounds and their range. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** Writes a median and its range, `12 (10–15)`; without a range where no round differs. */
export function written(
  { median: middle, min, max }: Spread,
  write: (value: number) => string,
): string {
  const [low, high] = [write(min), write(max)]
  return low === high ? write(middle) : `${write(middle)} (${low}–${high})`
}

/** Rotates a list, so that the first of a round changes. */
export function turned<Value>(values: readonly Value[], by: number): readonly Value[] {
  const at = by % values.length
  return [...values.slice(at), ...values.slice(0, at)]
}
