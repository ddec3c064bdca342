import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, root } from '../../scripts/commands.ts'

export type Row = readonly string[]

/** Formats a Markdown table; the columns after the first contain figures. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Replaces the figures of a benchmark in docs/performance.md. */
export async function writeIntoDocs(
  bench: 'app' | 'automations' | 'images' | 'ui' | 'workbench',
  text: string,
): Promise<void> {
  const file = join(root, 'docs/performance.md')
  const page = await readFile(file, 'utf8')
  const marks = { begin: `<!-- bench ${bench} begins -->`, end: `<!-- bench ${bench} ends -->` }
  const begin = page.indexOf(marks.begin) + marks.begin.length
  const end = page.indexOf(marks.end)
  if (end < begin) throw new Error(`${file} has no markers for the figures. Restore them.`)
  await writeFile(file, `${page.slice(0, begin)}\n\n${text}\n\n${page.slice(end)}`)
  await command('oxfmt', [file])
}
