import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const last = 35

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files whose tests have titles that begin with `check` and a number, by that number. */
function filesByCheck(): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>()
  const folders = ['tests/{e2e,reviewer}', 'packages/*/{src,server}']
  const patterns = folders.map((folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`)
  for (const file of globSync(patterns, { cwd: root })) {
    for (const [, number] of read(file).matchAll(/['"`]check (\d+): /g)) {
      found.set(Number(number), (found.get(Number(number)) ?? new Set()).add(file))
    }
  }
  return found
}

/** The files that the rows of the page name. */
function filesByRow(): ReadonlyMap<number, readonly string[]> {
  const rows = read('docs/auth-review.md').matchAll(/^\| (\d+) +\|.*\|([^|]*)\|$/gm)
  return new Map(
    [...rows].map(([, number, cell = '']) => [
      Number(number),
      [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    ]),
  )
}

const checks = Array.from({ length: last }, (_, index) => index + 1)

test('every check has a test', () => {
  const files = filesByCheck()
  expect(checks.filter((check) => !files.has(check))).toEqual([])
  expect([...files.keys()].filter((check) => !checks.includes(check))).toEqual([])
})

test('docs/auth-review.md names the tests of every check, and no others', () => {
  const files = filesByCheck()
  const found = checks.map((check) => [check, [...(files.get(check) ?? [])].toSorted()])
  const rows = filesByRow()
  expect(checks.map((check) => [check, rows.get(check)])).toEqual(found)
})
