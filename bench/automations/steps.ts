import { automationFields } from '../../packages/automations/src/automations/bySlug/fields.ts'
import {
  fileAutomationSlugs,
  type FileAutomationSlug,
} from '../../packages/automations/src/automations/slugs.ts'
import {
  finish,
  OpenFile,
  planAutomation,
  Preview,
  type Plan,
} from '../../packages/automations/src/index.ts'
import { defaultOptions } from '../../packages/automations/src/options/defaultOptions.ts'

/** How long the steps of one run took, in milliseconds. */
export type StepTimes = Readonly<Record<string, number>>

function planFor(file: OpenFile, slug: FileAutomationSlug): Plan {
  const options = defaultOptions(automationFields[slug], { header: file.source.header })
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

/** Sums up the steps of a run. */
export function total(times: StepTimes): number {
  return Object.values(times).reduce((sum, time) => sum + time, 0)
}
