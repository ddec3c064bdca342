import { automationFields } from '../../packages/automations/src/automations/bySlug/fields.ts'
import {
  fileAutomationSlugs,
  type FileAutomationSlug,
} from '../../packages/automations/src/automations/slugs.ts'
import {
  compareExports,
  finish,
  OpenFile,
  planAutomation,
  Preview,
  withoutConflicts,
  type Plan,
} from '../../packages/automations/src/index.ts'
import { defaultOptions } from '../../packages/automations/src/options/defaultOptions.ts'
import type { Options } from '../../packages/automations/src/options/fields.ts'

/** How long the steps of one run took, in milliseconds. */
export type StepTimes = Readonly<Record<string, number>>

/** What the owner has to choose before an automation changes anything. */
const chosen: Partial<Record<FileAutomationSlug, Options>> = {
  'currency-converter': { from: 'USD', to: 'EUR' },
}

function planFor(file: OpenFile, slug: FileAutomationSlug): Plan {
  const defaults = defaultOptions(automationFields[slug], { header: file.source.header })
  const options = { ...defaults, ...chosen[slug] }
  return finish(planAutomation(slug, file.current, options, {}))
}

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
  const plans = fileAutomationSlugs.map((slug) => time(`plan ${slug}`, () => planFor(file, slug)))
  const plan = plans[0]!
  const preview = time('preview', () => {
    const made = new Preview({
      products: file.current,
      plan,
      numberOf: (row) => file.sourceRow(row) + 1,
      lineOf: (row) => file.lineOf(row),
    })
    made.list({ filter: 'changed', search: '', order: 'file' })
    made.rows(0, 60)
    return made
  })
  time('apply', () => {
    const patches = preview.includedPatches()
    const origin = { kind: 'automation', slug: 'mass-compare-price', options: {} } as const
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
export function timeComparison(bytes: Uint8Array): {
  readonly time: number
  readonly cells: number
} {
  const earlier = OpenFile.open(bytes, { name: 'products.csv' })
  const later = earlier.copy()
  const patches = withoutConflicts(planFor(later, 'mass-compare-price'))
  const origin = { kind: 'automation', slug: 'mass-compare-price', options: {} } as const
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
