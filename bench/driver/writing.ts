import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchName } from '../../scripts/benches/benches.ts'
import { replaceBlock } from '../../scripts/benches/blocks.ts'
import { readmeFigures } from '../../scripts/benches/readmeFigures.ts'
import { command, root } from '../../scripts/commands.ts'

export type Row = readonly string[]

/** Formats a Markdown table; the columns after the first contain figures. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Replaces the figures of a benchmark in docs/performance.md, and those that the README quotes. */
export async function writeIntoDocs(bench: BenchName, text: string): Promise<void> {
  const page = join(root, 'docs/performance.md')
  const readme = join(root, 'README.md')
  const figures = replaceBlock(await readFile(page, 'utf8'), `bench ${bench}`, text)
  await writeFile(page, figures)
  const quoted = replaceBlock(await readFile(readme, 'utf8'), 'figures', readmeFigures(figures))
  await writeFile(readme, quoted)
  await command('oxfmt', [page, readme])
}
