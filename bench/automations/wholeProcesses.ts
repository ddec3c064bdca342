import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'
import { benchProject } from '../driver/projects.ts'
import { spread, turned, written } from '../driver/statistics.ts'
import { milliseconds } from '../driver/units.ts'
import { table } from '../driver/writing.ts'

/** A command that reads an export and writes a changed one. */
interface Contender {
  readonly name: string
  readonly does: string
  /** Runs it once to its end. */
  readonly run: () => void
}

const libraries = benchProject('automations')

const ownBin = join(root, 'packages/automations/dist/bin/dropwatt.js')

function runToEnd(program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}.\n${stderr.toString()}`)
}

/** Reads the version of Miller; nothing where it is not installed. */
export function millerVersion(): string | undefined {
  const { status, stdout } = spawnSync('mlr', ['--version'])
  return status === 0 ? stdout.toString().trim().replace('mlr ', '') : undefined
}

/**
 * Lists the commands to compare, our own first.
 *
 * @param source the export they read
 * @param folder where they write
 */
async function contenders(source: string, folder: string): Promise<readonly Contender[]> {
  const recipe = join(folder, 'recipe.json')
  const slugs = ['mass-compare-price', 'auto-tag', 'bulk-vendor-change']
  const steps = slugs.map((slug) => ({ slug, options: {} }))
  writeFileSync(recipe, JSON.stringify({ version: 2, name: 'Bench', steps }))
  const target = (name: string) => join(folder, `${name}.csv`)
  const own = (name: string, does: string, ...args: readonly string[]): Contender => ({
    name,
    does,
    run: () => runToEnd(process.execPath, [ownBin, ...args, '--out', target('own')]),
  })
  const library = (name: string, script: string, does: string): Contender => ({
    name,
    does,
    run: () => {
      const file = join(libraries.folder, 'peers', `${script}.mjs`)
      runToEnd(process.execPath, [file, source, target(script)])
    },
  })
  const miller = millerVersion()
  const price = '${Variant Price}'
  const raise = `if (is_not_empty(${price})) {${price} = fmtnum(${price} * 1.1, "%.2lf")}`
  return [
    own(
      'dropwatt, compare-at prices',
      'checks the file, plans the changed cells, writes them',
      'mass-compare-price',
      source,
    ),
    own(
      'dropwatt, compare-at prices, tags, vendors',
      'the same for three automations in a recipe',
      source,
      '--recipe',
      recipe,
    ),
    ...(miller === undefined
      ? []
      : [
          {
            name: `Miller ${miller}`,
            does: 'raises the price',
            run: () => {
              const script = 'mlr --csv put "$1" "$2" > "$3"'
              runToEnd('sh', ['-c', script, 'sh', raise, source, target('miller')])
            },
          },
        ]),
    library(
      `uDSV ${await libraries.versionOf('udsv')}`,
      'udsv',
      'raises the price; our own writer',
    ),
    library(`papaparse ${await libraries.versionOf('papaparse')}`, 'papaparse', 'raises the price'),
    library(
      `csv-parse ${await libraries.versionOf('csv-parse')}, csv-stringify ${await libraries.versionOf('csv-stringify')}`,
      'csv-parse',
      'raises the price',
    ),
  ]
}

/** Names the libraries that take part, each with its version. */
export function libraryVersions(): Promise<readonly string[]> {
  const names = ['udsv', 'papaparse', 'csv-parse', 'csv-stringify']
  return Promise.all(names.map(async (name) => `${name} ${await libraries.versionOf(name)}`))
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * Measures the commands beside each other, in a different order in each round.
 *
 * @param source the export they read
 * @param folder where they write
 * @returns a Markdown table
 */
export async function wholeProcesses(
  source: string,
  folder: string,
  rounds: number,
): Promise<string> {
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
      milliseconds(spread(times.get(name)!)),
      written(spread(ratios.get(name)!), (value) => value.toFixed(2)),
    ]),
  )
}
