import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchName } from '../../scripts/benches/benches.ts'
import { command, root } from '../../scripts/commands.ts'

export type Row = readonly string[]

/** Formats a Markdown table; the columns after the first contain figures. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/**
 * Replaces the figures of a benchmark in docs/performance.md: the text between the comments
 * `<!-- bench <name> begins -->` and `<!-- bench <name> ends -->`.
 *
 * @throws if the page does not have both comments
 */
export async function writeIntoDocs(bench: BenchName, text: string): Promise<void> {
  const page = join(root, 'docs/performance.md')
  const before = await readFile(page, 'utf8')
  const block = new RegExp(`(<!-- bench ${bench} begins -->).*(<!-- bench ${bench} ends -->)`, 's')
  if (!block.test(before)) throw new Error(`docs/performance.md has no block for ${bench}.`)
  const after = before.replace(block, (_, begin, end) => `${begin}\n\n${text}\n\n${end}`)
  await writeFile(page, after)
  await command('oxfmt', [page])
}
