import { compareExports, OpenFile, withoutConflicts } from '../../packages/automations/src/index.ts'
import { spread, type Spread } from '../driver/statistics.ts'
import { figure, milliseconds } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { planFor, showPlan } from './previews.ts'

/** Durations of the steps of one run, in milliseconds. */
export type StepTimes = Readonly<Record<string, number>>

/** The automation that the steps are timed with. */
const slug = 'mass-compare-price'
const origin = { kind: 'automation', slug, options: {} } as const

/** Does with a file what the dashboard does from its opening to its undoing, and times each step. */
export function timeSteps(bytes: Uint8Array): StepTimes {
  const times: Record<string, number> = {}
  const time = <Result>(step: string, work: () => Result): Result => {
    const start = performance.now()
    const result = work()
    times[step] = performance.now() - start
    return result
  }
  const file = time('open', () => OpenFile.open(bytes, { name: 'products.csv' }))
  time('check', () => file.report())
  const plan = time('plan', () => planFor(file, slug))
  const preview = time('preview', () => showPlan(file, plan))
  time('apply', () => {
    const patches = preview.includedPatches()
    file.apply({ id: '1', origin, at: 0, patches })
    return file.current
  })
  time('download', () => file.download({ which: 'whole' }))
  time('download of the changed products', () => file.download({ which: 'changed' }))
  time('undo', () => {
    file.undo('1')
    return file.current
  })
  return times
}

/**
 * Compares a file with itself after a job, whose patches are on most of its products.
 *
 * @returns how long it took, in milliseconds, and how many cells differ
 */
function timeComparison(bytes: Uint8Array): {
  readonly time: number
  readonly cells: number
} {
  const earlier = OpenFile.open(bytes, { name: 'products.csv' })
  const later = earlier.copy()
  const patches = withoutConflicts(planFor(later, slug))
  later.apply({ id: '1', origin, at: 0, patches })
  const [one, other] = [earlier.current, later.current]
  const start = performance.now()
  const { counts } = compareExports(one, other)
  return { time: performance.now() - start, cells: counts.changedCells }
}

/** Sums up the steps of a run. */
export function total(times: StepTimes): number {
  return Object.values(times).reduce((sum, time) => sum + time, 0)
}

/** Times all steps in each of some rounds. */
export function measureSteps(bytes: Uint8Array, rounds: number): readonly StepTimes[] {
  return Array.from({ length: rounds }, () => timeSteps(bytes))
}

const stepRow = (name: string, times: Spread) => [name, milliseconds(times)]

/** Writes the steps of all rounds as a Markdown table, with their sum. */
export function stepTable(runs: readonly StepTimes[]): string {
  const names = Object.keys(runs[0] ?? {})
  const rows = names.map((name) => stepRow(name, spread(runs.map((times) => times[name]!))))
  return table(['Step', 'Time'], [...rows, stepRow('all steps', spread(runs.map(total)))])
}

/** Measures the comparison of an export with its changed copy, and tells it in a sentence. */
export function comparisonLine(bytes: Uint8Array, rounds: number): string {
  const taken = Array.from({ length: rounds }, () => timeComparison(bytes))
  const cells = figure(taken[0]?.cells ?? 0)
  const times = milliseconds(spread(taken.map(({ time }) => time)))
  return `Comparing the export with its copy after the first plan, in which ${cells} cells differ, takes ${times}.`
}
