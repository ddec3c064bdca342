/**
 * Measures the engine of the automations and its command line, and writes the results into
 * docs/performance.md. `npm run bench -- automations [rounds]` runs it; `-- automations mutations
 * [count]` sends damaged files through the engine instead.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateExport, OpenFile, Table } from '../packages/automations/src/index.ts'
import { buildPackage } from '../scripts/builds.ts'
import { root } from '../scripts/commands.ts'
import { runMutations } from './automations/mutations.ts'
import { timeImports } from './automations/imports.ts'
import { timePreviews } from './automations/previews.ts'
import { supplierList } from './automations/supplierList.ts'
import { timeComparison, timeSteps, total, type StepTimes } from './automations/steps.ts'
import { translationExport } from './automations/translationExport.ts'
import { timeTranslation } from './automations/translations.ts'
import { contenders, libraries, millerVersion } from './automations/wholeProcesses.ts'
import { drawGrowth, type GrowthPoint } from './driver/growthChart.ts'
import { median, turned } from './driver/statistics.ts'
import { table, writeIntoDocs } from './driver/writing.ts'

const leastRounds = 7

/** How long a preview may take, in ms: of an automation that changes descriptions, and of the others. */
const previewGoals = { html: 300, other: 100 } as const

/** Catalogues with about 1,000, 10,000, 50,000 and 200,000 rows. */
const growth = [190, 1_900, 9_500, 38_000] as const

/** Where the picture of the growth is written, within `docs`. */
const picture = 'images/automations-growth.svg'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const figure = (value: number) => value.toLocaleString('en')
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function wholeProcesses(source: string, folder: string, rounds: number): Promise<string> {
  const all = await contenders(source, folder)
  const times = new Map(all.map(({ name }) => [name, [] as number[]]))
  const ratios = new Map(all.map(({ name }) => [name, [] as number[]]))
  for (const { run } of all) run()
  for (let round = 0; round < rounds; round += 1) {
    const found = new Map(turned(all, round).map(({ name, run }) => [name, timed(run)]))
    const own = found.get(all[0]!.name)!
    for (const [name, time] of found) {
      times.get(name)!.push(time)
      ratios.get(name)!.push(time / own)
    }
  }
  return table(
    ['Whole process', 'Time', 'Ratio'],
    all.map(({ name, does }) => [
      `${name}: ${does}`,
      ms(median(times.get(name)!)),
      median(ratios.get(name)!).toFixed(2),
    ]),
  )
}

function medians(runs: readonly StepTimes[]): StepTimes {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((times) => times[name] ?? Number.NaN))]),
  )
}

function measureSteps(bytes: Uint8Array, rounds: number): StepTimes {
  return medians(Array.from({ length: rounds }, () => timeSteps(bytes)))
}

function stepTable(times: StepTimes): string {
  const rows = Object.entries(times).map(([name, time]) => [name, ms(time)])
  return table(['Step', 'Time'], [...rows, ['all steps', ms(total(times))]])
}

/** Measures the preview of every automation, from its options to the first rows. */
function previewTable(bytes: Uint8Array, rounds: number): string {
  const file = OpenFile.open(bytes, { name: 'products.csv' })
  const { bytes: texts, saved } = translationExport(file)
  const translations = OpenFile.open(texts, { name: 'translations.csv' })
  const more = { saved: { name: 'saved.csv', text: saved } }
  const list = supplierList(file)
  const timeAll = () => [
    ...timePreviews(file),
    ...timePreviews(translations, more),
    ...timeImports(file, list),
  ]
  timeAll()
  const runs = Array.from({ length: rounds }, timeAll)
  const rows = (runs[0] ?? []).map(({ slug, cells, products, changesHtml }, at) => {
    const time = median(runs.map((run) => run[at]?.time ?? Number.NaN))
    const goal = previewGoals[changesHtml ? 'html' : 'other']
    const outcome = time <= goal ? 'met' : 'missed'
    return [
      slug,
      cells === undefined ? '–' : figure(cells),
      figure(products),
      ms(time),
      `≤ ${goal} ms, ${outcome}`,
    ]
  })
  return table(['Automation', 'Cells', 'Products', 'Preview', 'Goal'], rows)
}

function comparisonLine(bytes: Uint8Array, rounds: number): string {
  const taken = Array.from({ length: rounds }, () => timeComparison(bytes))
  const cells = figure(taken[0]?.cells ?? 0)
  return `Comparing the export with its copy after the first plan, in which ${cells} cells differ, takes ${ms(median(taken.map(({ time }) => time)))}.`
}

function translationLine(rounds: number): string {
  const taken = Array.from({ length: rounds }, timeTranslation)
  const [{ texts, filled } = { texts: 0, filled: 0 }] = taken
  return `Planning the translation of ${figure(texts)} texts from 5,000 saved ones, which fill ${figure(filled)} of them, takes ${ms(median(taken.map(({ time }) => time)))}.`
}

function memoryOf(source: string, folder: string): number {
  const script = join(import.meta.dirname, 'automations/memory.ts')
  const args = ['mass-compare-price', source, '--out', join(folder, 'memory.csv')]
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args])
  if (status !== 0) throw new Error(stderr.toString())
  return Number(stdout.toString()) * 1024
}

/** Measures growing catalogues, and draws a picture of it. */
async function growthTable(folder: string, rounds: number): Promise<string> {
  const rows: string[][] = []
  const points: GrowthPoint[] = []
  let first: number | undefined
  for (const products of growth) {
    const bytes = generateExport({ products })
    const source = join(folder, `${products}.csv`)
    await writeFile(source, bytes)
    const count = rowsOf(bytes)
    timeSteps(bytes)
    const time = total(measureSteps(bytes, rounds)) / count
    first ??= time
    points.push({ rows: count, time: time * count })
    const memory = memoryOf(source, folder)
    rows.push([
      count.toLocaleString('en'),
      mb(bytes.length),
      `${(time * 1000).toFixed(1)} µs`,
      (time / first).toFixed(2),
      mb(memory),
      (memory / bytes.length).toFixed(1),
    ])
  }
  await writeFile(join(root, 'docs', picture), drawGrowth(points))
  return [
    table(
      ['Rows', 'File', 'Time per row', 'Ratio', 'Memory of the command line', 'Memory to file'],
      rows,
    ),
    `![The time of all steps as a catalogue grows](${picture})`,
  ].join('\n\n')
}

function rowsOf(bytes: Uint8Array): number {
  return new Table(bytes).rowCount
}

async function measure(rounds: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-automations-'))
  try {
    const bytes = generateExport({ products: 5_000 })
    const source = join(folder, 'products.csv')
    await writeFile(source, bytes)
    // The first runs of the engine are compiled as they go.
    for (let run = 0; run < 3; run += 1) timeSteps(bytes)
    const steps = measureSteps(bytes, rounds)
    const miller = millerVersion() === undefined ? ' Miller is not installed here.' : ''
    return [
      `Node ${process.versions.node}, ${cpus().length} cores, medians of ${rounds} rounds; the export has 5,000 products in ${rowsOf(bytes).toLocaleString('en')} rows of 57 columns, ${mb(bytes.length)}. Ratios are to the first row and are computed within a round.${miller}`,
      await wholeProcesses(source, folder, rounds),
      'The steps of the engine for compare-at prices, one after the other in one process:',
      stepTable(steps),
      'Each automation from its options to the first rows of its preview, with options that give it much to do. The importers read 5,000 products with all their variants, `bulk-products-importer` from a supplier’s list, of which it compares each product with the export:',
      previewTable(bytes, rounds),
      comparisonLine(bytes, rounds),
      translationLine(Math.min(rounds, 5)),
      'All steps together as a catalogue grows, and the memory of the command line:',
      await growthTable(folder, Math.min(rounds, 5)),
    ].join('\n\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

const [mode, number] = process.argv.slice(2)
if (mode === 'mutations') process.exit(await runMutations(Number(number) || 10_000))
if ((await buildPackage('automations')) !== 0) process.exit(1)
await libraries.install()
const text = await measure(Math.max(leastRounds, Number(mode) || 0))
console.log(text)
await writeIntoDocs('automations', text)
