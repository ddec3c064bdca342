import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsByNumber } from '../setup/numberedTests.ts'

const page = join(import.meta.dirname, '../../docs/accessibility.md')
const document = readFileSync(page, 'utf8')
const tests = testsByNumber('a11y')

/** The rows of the page: before the last column, the number, and the last column. */
const row = /^(\| (\d+) \|.*\|)([^|]*)\|$/gm

function cell(number: number): string {
  const found = tests.get(number) ?? []
  return found.map(({ file, says }) => `\`${file}\`: ${says}`).join('<br>')
}

test('docs/accessibility.md names the tests of every check, and no others', async () => {
  const written = document.replaceAll(
    row,
    (_, start: string, number: string, end: string) =>
      `${start} ${cell(Number(number)) || end.trim()} |`,
  )
  await expect(written).toMatchFileSnapshot(page)
})

test('every check has a test, but the last, which a person makes', () => {
  const numbers = [...document.matchAll(row)].map(([, , number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 66 }, (_, index) => index + 1))
  expect(numbers.filter((number) => !tests.has(number))).toEqual([66])
  expect([...tests.keys()].filter((number) => !numbers.includes(number))).toEqual([])
})
