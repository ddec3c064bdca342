/**
 * Measures the file workbench of the built app in Chromium, from dropping an export to downloading
 * it, and writes the results into docs/performance.md. `npm run bench -- workbench` runs it, on
 * Linux only, as it reads the CPU time of threads.
 */
import { chromium, type Browser } from 'playwright'
import { generateExport } from '../packages/automations/src/index.ts'
import { findBrowser } from '../scripts/browser.ts'
import { serveApp } from '../scripts/served-app.ts'
import { runBench } from './driver/runBench.ts'
import { spread, written, type Spread } from './driver/statistics.ts'
import { figure, medianOf, megabytes } from './driver/units.ts'
import { table } from './driver/writing.ts'
import { papaparseVersion, visitPapaparse } from './workbench/papaparse.ts'
import { measurePhases, type Phase, type Phases } from './workbench/phases.ts'
import { measureWorkbench, type ToDownload } from './workbench/toDownload.ts'
import { visitWorkbench } from './workbench/visit.ts'

/** Goals in milliseconds, of the memory as a multiple of the file, and of the way to the download as one of papaparse. */
const goals = { toDownload: 400, beside: 0.9, worker: 100, task: 50, memory: 4 } as const

const steps = {
  open: 'open: drop to preview',
  option: 'change an option',
  scroll: 'scroll through all rows in 120 frames',
  apply: 'apply, and keep the job',
  download: 'download',
} as const satisfies Partial<Record<keyof Phases, string>>
type Step = keyof typeof steps

/** The steps from dropping a file to having its changed copy. */
const toDownload = ['open', 'apply', 'download'] as const satisfies readonly Step[]

const whole = (value: number) => value.toFixed(0)
const ms = (times: Spread) => `${written(times, whole)} ms`
const ratio = (times: Spread) => written(times, (value) => value.toFixed(2))
const ratios = (beside: readonly Beside[], key: keyof ToDownload) =>
  spread(beside.map(({ ours, papaparse }) => ours[key] / papaparse[key]))

function goalRow(title: string, found: Spread, goal: number, write: (times: Spread) => string) {
  const unit = write === ms ? ' ms' : ''
  return [title, write(found), `≤ ${goal}${unit}`, found.median <= goal ? 'met' : 'missed']
}

/** The way from a dropped file to its copy, beside papaparse in the same browser. */
interface Beside {
  readonly ours: ToDownload
  readonly papaparse: ToDownload
}

async function measure(bytes: Uint8Array, rounds: number) {
  const { args, ...launch } = await findBrowser()
  const app = await serveApp()
  const taken: Phases[] = []
  const beside: Beside[] = []
  let version = ''
  /** Starts a browser of its own, so that a page has a process of its own and nothing is compiled. */
  async function inBrowser<Result>(visit: (browser: Browser) => Promise<Result>): Promise<Result> {
    const browser = await chromium.launch({ ...launch, args: [...args] })
    version = browser.version()
    try {
      return await visit(browser)
    } finally {
      await browser.close()
    }
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await inBrowser((browser) => visitWorkbench(browser, app, bytes, measurePhases)))
      beside.push(
        await inBrowser(async (browser) => ({
          papaparse: await visitPapaparse(browser, bytes),
          ours: await visitWorkbench(browser, app, bytes, measureWorkbench),
        })),
      )
      console.error(`Round ${round + 1} of ${rounds}`)
    }
  } finally {
    await app.stop()
  }
  return { taken, beside, version }
}

/** Compares the way from a dropped file to its copy with that of papaparse. */
function besideTable(beside: readonly Beside[]): string {
  const row = (title: string, key: keyof ToDownload) => [
    title,
    ms(spread(beside.map(({ ours }) => ours[key]))),
    ms(spread(beside.map(({ papaparse }) => papaparse[key]))),
    ratio(ratios(beside, key)),
  ]
  return table(
    ['Drop to download', 'The workbench', 'papaparse in a worker', 'Ratio'],
    [row('CPU of main thread and worker', 'cpu'), row('time', 'seen')],
  )
}

interface Findings {
  readonly taken: readonly Phases[]
  readonly beside: readonly Beside[]
}

function report(bytes: Uint8Array, products: number, { taken, beside }: Findings): string {
  const times = (step: Step, key: keyof Phase) => spread(taken.map((phases) => phases[step][key]))
  const names = Object.keys(steps) as readonly Step[]
  const rows = names.map((step) => [
    steps[step],
    ...(['main', 'workers', 'others', 'seen', 'longest'] as const).map((key) =>
      ms(times(step, key)),
    ),
  ])
  const together = spread(
    taken.map((phases) =>
      toDownload.reduce((sum, step) => sum + phases[step].main + phases[step].workers, 0),
    ),
  )
  const besides = ratios(beside, 'cpu')
  const option = times('option', 'workers')
  const task = names
    .map((step) => times(step, 'longest'))
    .reduce((one, other) => (other.median > one.median ? other : one))
  const memory = spread(taken.map((phases) => phases.memory / bytes.length))
  return [
    `${medianOf(taken.length)}, each in a new browser with nothing compiled; the export has ${figure(products)} products and ${megabytes(bytes.length)}.`,
    table(
      ['Step', 'Main thread', 'Worker', 'Other threads', 'Until it is shown', 'Longest task'],
      rows,
    ),
    besideTable(beside),
    table(
      ['', 'now', 'goal', ''],
      [
        goalRow(
          'CPU of main thread and worker from drop to download',
          together,
          goals.toDownload,
          ms,
        ),
        goalRow('the same without a pause, relative to papaparse', besides, goals.beside, ratio),
        goalRow('CPU of the worker for a changed option', option, goals.worker, ms),
        goalRow('CPU of the longest task of the main thread', task, goals.task, ms),
        goalRow('memory of the worker relative to the file', memory, goals.memory, ratio),
      ],
    ),
  ].join('\n\n')
}

await runBench('workbench', async ({ rounds, products }) => {
  const bytes = generateExport({ products })
  const { version, ...found } = await measure(bytes, rounds)
  const versions = [`Chromium ${version}`, `papaparse ${await papaparseVersion()}`]
  return { versions, text: report(bytes, products, found) }
})
