import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchProject } from '../driver/projects.ts'
import { root } from '../../scripts/commands.ts'

/** A command that reads an export and writes a changed one. */
export interface Contender {
  readonly name: string
  readonly does: string
  /** Runs it once to its end. */
  readonly run: () => void
}

export const libraries = benchProject('automations')

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
export async function contenders(source: string, folder: string): Promise<readonly Contender[]> {
  const recipe = join(folder, 'recipe.json')
  const slugs = ['mass-compare-price', 'auto-tag', 'bulk-vendor-change']
  const steps = slugs.map((slug) => ({ slug, options: {} }))
  writeFileSync(recipe, JSON.stringify({ version: 1, name: 'Bench', steps }))
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
      'checks the file, plans 18,000 cells, writes them',
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
