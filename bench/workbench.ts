/**
 * Measures the file workbench of the built app in Chromium, from dropping an export to downloading
 * it, and writes the results into docs/performance.md. `npm run bench -- workbench` runs it, on
 * Linux only, as it reads the CPU time of threads.
 */
import { chromium } from 'playwright'
import { generateExport } from '../packages/automations/src/index.ts'
import { findBrowser } from '../scripts/browser.ts'
import { serveApp } from '../scripts/served-app.ts'
import { runBench } from './driver/runBench.ts'
import { spread, written, type Spread } from './driver/statistics.ts'
import { figure, medianOf, megabytes } from './driver/units.ts'
import { table } from './driver/writing.ts'
import { measurePhases, type Phase, type Phases } from './workbench/phases.ts'
import { visitWorkbench } from './workbench/visit.ts'

/** Goals in milliseconds, and of the memory as a multiple of the file. */
const goals = { toDownload: 400, worker: 100, task: 50, memory: 4 } as const

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
const outcome = ({ median }: Spread, goal: number) => (median <= goal ? 'met' : 'missed')

async function measure(bytes: Uint8Array, rounds: number) {
  const { args, ...launch } = await findBrowser()
  const app = await serveApp()
  const taken: Phases[] = []
  let version = ''
  try {
    for (let round = 0; round < rounds; round += 1) {
      // One for each round, so that a page has a process of its own.
      const browser = await chromium.launch({ ...launch, args: [...args] })
      version = browser.version()
      try {
        taken.push(await visitWorkbench(browser, app, bytes, measurePhases))
      } finally {
        await browser.close()
      }
      console.error(`Round ${round + 1} of ${rounds}`)
    }
  } finally {
    await app.stop()
  }
  return { taken, version }
}

function report(bytes: Uint8Array, products: number, taken: readonly Phases[]): string {
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
    table(
      ['', 'now', 'goal', ''],
      [
        [
          'CPU of main thread and worker from drop to download',
          ms(together),
          `≤ ${goals.toDownload} ms`,
          outcome(together, goals.toDownload),
        ],
        [
          'CPU of the worker for a changed option',
          ms(option),
          `≤ ${goals.worker} ms`,
          outcome(option, goals.worker),
        ],
        [
          'CPU of the longest task of the main thread',
          ms(task),
          `≤ ${goals.task} ms`,
          outcome(task, goals.task),
        ],
        [
          'memory of the worker relative to the file',
          written(memory, (value) => value.toFixed(2)),
          `≤ ${goals.memory}`,
          outcome(memory, goals.memory),
        ],
      ],
    ),
  ].join('\n\n')
}

await runBench('workbench', async ({ rounds, products }) => {
  const bytes = generateExport({ products })
  const { taken, version } = await measure(bytes, rounds)
  return { versions: [`Chromium ${version}`], text: report(bytes, products, taken) }
})
