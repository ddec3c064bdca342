import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateExport } from '../../packages/automations/src/index.ts'
import { spread, written } from '../driver/statistics.ts'
import { figure, megabytes } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { rowsOf } from './rows.ts'
import { timeSteps, total } from './steps.ts'

function memoryOf(source: string, folder: string): number {
  const script = join(import.meta.dirname, 'memory.ts')
  const args = ['mass-compare-price', source, '--out', join(folder, 'memory.csv')]
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args])
  if (status !== 0) throw new Error(stderr.toString())
  return Number(stdout.toString()) * 1024
}

/**
 * Measures growing catalogues.
 *
 * @param sizes their numbers of products
 * @returns the figures as a Markdown table
 */
export async function measureGrowth(
  folder: string,
  sizes: readonly number[],
  rounds: number,
): Promise<string> {
  const rows: string[][] = []
  let first: number | undefined
  for (const products of sizes) {
    const bytes = generateExport({ products })
    const source = join(folder, `${products}.csv`)
    await writeFile(source, bytes)
    const count = rowsOf(bytes)
    timeSteps(bytes)
    const taken = Array.from({ length: rounds }, () => total(timeSteps(bytes)) / count)
    const time = spread(taken)
    first ??= time.median
    const memory = memoryOf(source, folder)
    rows.push([
      figure(count),
      megabytes(bytes.length),
      `${written(time, (value) => (value * 1000).toFixed(1))} µs`,
      (time.median / first).toFixed(2),
      megabytes(memory),
      (memory / bytes.length).toFixed(1),
    ])
  }
  const head = ['Rows', 'File', 'Time per row', 'Ratio', 'Memory of the command line']
  return table([...head, 'Memory to file'], rows)
}
