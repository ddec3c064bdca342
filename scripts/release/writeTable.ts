import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command, root } from '../commands.ts'

const begin = '<!-- projects begin -->'
const end = '<!-- projects end -->'

/** Replaces the table of the projects in docs/release.md. */
export async function writeTable(table: string): Promise<void> {
  const file = join(root, 'docs/release.md')
  const page = await readFile(file, 'utf8')
  const [before, after] = [page.indexOf(begin) + begin.length, page.indexOf(end)]
  if (after < before) throw new Error(`${file} has no markers for the table. Restore them.`)
  await writeFile(file, `${page.slice(0, before)}\n\n${table}\n\n${page.slice(after)}`)
  await command('oxfmt', [file])
}
