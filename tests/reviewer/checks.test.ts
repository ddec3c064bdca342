import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsByNumber } from '../setup/numberedTests.ts'

const page = join(import.meta.dirname, '../../docs/auth-review.md')
const last = 35

/** The files whose tests have titles that begin with `check` and a number, by that number. */
function filesByCheck(): ReadonlyMap<number, readonly string[]> {
  return new Map(
    [...testsByNumber('check')].map(([number, tests]) => [
      number,
      [...new Set(tests.map(({ file }) => file))],
    ]),
  )
}

/** The files that the rows of the page name. */
function filesByRow(): ReadonlyMap<number, readonly string[]> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| (\d+) +\|.*\|([^|]*)\|$/gm)
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
  const found = checks.map((check) => [check, files.get(check)])
  const rows = filesByRow()
  expect(checks.map((check) => [check, rows.get(check)])).toEqual(found)
})
