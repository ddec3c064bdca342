import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test whose title starts with the numbers of the checks that it covers. */
export interface NumberedTest {
  /** The path of its file, relative to the root of the repository. */
  readonly file: string
  /** Its title without the numbers; `…` stands for values from a loop. */
  readonly says: string
}

const root = join(import.meta.dirname, '../..')
const folders = [
  'tests/{auth-attacks,e2e,stories}',
  'packages/*/{src,server,build,worker}',
  'scripts',
]

/**
 * Finds the tests with titles such as `check 9: …`, `check 9, 12-14: …`, `[235] check 9: …` or `%s check 9: …`, by
 * number, sorted by file.
 *
 * @param mark the word before the numbers
 */
export function testsByNumber(mark: string): ReadonlyMap<number, readonly NumberedTest[]> {
  const title = new RegExp(`(['"\`])(?:(?:\\[[^\\]]+\\]|%s) )?${mark} ([\\d, -]+): (.+?)\\1`, 'g')
  const found = new Map<number, NumberedTest[]>()
  const patterns = folders.map((folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`)
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, , numbers = '', words = ''] of source.matchAll(title)) {
      const test = { file, says: words.replaceAll(/\$\{.+?\}|%[sj]/g, '…') }
      for (const number of numbers.split(',').flatMap(expanded))
        found.set(number, [...(found.get(number) ?? []), test])
    }
  }
  return found
}

/** Expands a range such as `12-14` into its numbers. */
function expanded(part: string): readonly number[] {
  const [first = 0, last = first] = part.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
