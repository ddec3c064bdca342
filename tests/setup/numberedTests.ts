import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test whose title begins with the numbers of what it shows. */
export interface NumberedTest {
  /** The file it stands in, from the root. */
  readonly file: string
  /** What follows the numbers; what a loop fills in is `…`. */
  readonly says: string
}

const root = join(import.meta.dirname, '../..')
const folders = ['tests/{e2e,reviewer,stories}', 'packages/*/{src,server,build,worker}', 'scripts']

/**
 * Finds the tests with titles such as `check 9: …`, `check 9, 12-14: …`, `[235] check 9: …` or `%s check 9: …`, by
 * number and in the order of their files.
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

/** Counts from the first to the last number of `12-14`. */
function expanded(part: string): readonly number[] {
  const [first = 0, last = first] = part.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
