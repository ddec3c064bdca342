/**
 * Measures the file workbench of the built app in Chromium, from dropping an export to downloading
 * it, and writes the results into docs/performance.md. `npm run bench -- workbench [rounds]` runs it,
 * on Linux only, as it reads the CPU time of threads.
 */
import { chromium } from 'playwright'
import { generateExport } from '../packages/automations/src/index.ts'
import { findBrowser } from '../scripts/browser.ts'
import { buildApp } from '../scripts/builds.ts'
import { serveApp } from '../scripts/served-app.ts'
import { median } from './driver/statistics.ts'
import { table, writeIntoDocs } from './driver/writing.ts'
import { measurePhases, type Phase, type Phases } from './workbench/phases.ts'
import { visitWorkbench } from './workbench/visit.ts'

const leastRounds = 3

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

const ms = (value: number) => `${value.toFixed(0)} ms`
const outcome = (value: number, goal: number) => (value <= goal ? 'met' : 'missed')

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

function report(bytes: Uint8Array, taken: readonly Phases[], version: string): string {
  const figure = (step: Step, key: keyof Phase) => median(taken.map((phases) => phases[step][key]))
  const names = Object.keys(steps) as readonly Step[]
  const rows = names.map((step) => [
    steps[step],
    ...(['main', 'workers', 'others', 'seen', 'longest'] as const).map((key) =>
      ms(figure(step, key)),
    ),
  ])
  const whole = median(
    taken.map((phases) =>
      toDownload.reduce((sum, step) => sum + phases[step].main + phases[step].workers, 0),
    ),
  )
  const option = figure('option', 'workers')
  const task = Math.max(...names.map((step) => figure(step, 'longest')))
  const memory = median(taken.map((phases) => phases.memory)) / bytes.length
  return [
    `Chromium ${version}, medians of ${taken.length} rounds, each in a new browser with nothing compiled; the export has 5,000 products and ${(bytes.length / 1e6).toFixed(1)} MB.`,
    table(
      ['Step', 'Main thread', 'Worker', 'Other threads', 'Until it is shown', 'Longest task'],
      rows,
    ),
    table(
      ['', 'now', 'goal', ''],
      [
        [
          'CPU of main thread and worker from drop to download',
          ms(whole),
          `≤ ${goals.toDownload} ms`,
          outcome(whole, goals.toDownload),
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
          memory.toFixed(2),
          `≤ ${goals.memory}`,
          outcome(memory, goals.memory),
        ],
      ],
    ),
  ].join('\n\n')
}

const rounds = Math.max(leastRounds, Number(process.argv[2]) || 0)
if ((await buildApp()) !== 0) process.exit(1)
const bytes = generateExport({ products: 5_000 })
const { taken, version } = await measure(bytes, rounds)
const text = report(bytes, taken, version)
console.log(text)
await writeIntoDocs('workbench', text)
