import { babyHeights, type Chart, type Charts, type Line } from './charts.ts'
import type { ReadSystem } from './systems.ts'

/** Handling of half sizes. */
export type HalfSizes = 'keep' | 'up' | 'down'

/** A size in another system. */
export interface Converted {
  readonly size: number
  /** The sizes of other charts. */
  readonly others: readonly number[]
  /** Whether a half size was rounded. */
  readonly isRounded: boolean
}

/** Whether a size occurs in a system: within its ends and on its steps, or a third for shoes in Paris points. */
export function isOn(line: Line, size: number): boolean {
  if (size < line.least || size > line.most) return false
  const steps = (size - line.least) / line.step
  const thirds = line.step === 0.5 ? size * 3 : Number.NaN
  return isWhole(steps) || isWhole(thirds)
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.005
}

/** More than what a float is off, so that a size in the middle is not rounded down for it. */
const tiny = 1e-9

/** Rounds to the nearest size of a system; the larger of two that are as near. */
function nearest(line: Line, size: number): number {
  return line.least + Math.round((size - line.least) / line.step + tiny) * line.step
}

function roundHalf(size: number, half: HalfSizes): number {
  if (half === 'keep' || Number.isInteger(size)) return size
  return half === 'up' ? Math.ceil(size) : Math.floor(size)
}

function byChart(
  { lines }: Chart,
  from: ReadSystem,
  to: ReadSystem,
  size: number,
): number | undefined {
  const [source, target] = [lines[from], lines[to]]
  if (!source || !target) return undefined
  if (source === target) return size
  const unit = (size - source.offset) / source.factor
  const converted = nearest(target, unit * target.factor + target.offset)
  return converted < target.least || converted > target.most ? undefined : converted
}

/**
 * Converts a size by the first chart. Halves are the nearest half size by arithmetic.
 *
 * @returns nothing where the chart lacks a system, or the size would be outside of it
 */
export function convertSize(
  charts: Charts,
  from: ReadSystem,
  to: ReadSystem,
  size: number,
  half: HalfSizes = 'keep',
): Converted | undefined {
  const [first, ...rest] = charts
  const exact = byChart(first, from, to, size)
  if (exact === undefined) return undefined
  const rounded = roundHalf(exact, half)
  const others = new Set<number>()
  for (const chart of rest) {
    const other = byChart(chart, from, to, size)
    if (other !== undefined) others.add(roundHalf(other, half))
  }
  others.delete(rounded)
  return { size: rounded, others: [...others], isRounded: rounded !== exact }
}

/**
 * Returns the height in cm for the age of a baby.
 *
 * @returns nothing where no chart has clothes for just this age
 */
export function heightOfMonths(months: number): number | undefined {
  return babyHeights.get(months)
}

/**
 * Returns the age in months of the babies that clothes of a height are made for.
 *
 * @returns nothing where no chart has clothes for just this height
 */
export function babyAge(height: number): string | undefined {
  for (const [age, tallest] of babyHeights) if (tallest === height) return String(age)
  return undefined
}
