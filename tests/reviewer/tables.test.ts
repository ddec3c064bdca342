import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testsByNumber } from '../setup/numberedTests.ts'

/** The rows of a page: before the last column, the number, and the last column. */
const row = /^(\| (\d+) \|.*\|)([^|]*)\|$/gm

/** Checks that no test of their own shows: their rows say what does. */
const elsewhere = {
  accessibility: [66],
  reliability: [7, 12, 14, 35, 39, 41, 42, 44, 45, 46, 47, 48, 51],
} as const

describe.each([
  ['accessibility', 'a11y', 66],
  ['reliability', 'quality', 52],
] as const)('docs/%s.md', (name, mark, last) => {
  const page = join(import.meta.dirname, `../../docs/${name}.md`)
  const document = readFileSync(page, 'utf8')
  const tests = testsByNumber(mark)

  function cell(number: number): string {
    const found = tests.get(number) ?? []
    return found.map(({ file, says }) => `\`${file}\`: ${says}`).join('<br>')
  }

  test('names the tests of every check, and no others', async () => {
    const written = document.replaceAll(
      row,
      (_, start: string, number: string, end: string) =>
        `${start} ${cell(Number(number)) || end.trim()} |`,
    )
    await expect(written).toMatchFileSnapshot(page)
  })

  test('every check has a test, or a row that says what shows it', () => {
    const rows = [...document.matchAll(row)].map(([, , number, end = '']) => ({
      number: Number(number),
      isFilled: end.trim() !== '',
    }))
    expect(rows).toEqual(
      Array.from({ length: last }, (_, index) => ({ number: index + 1, isFilled: true })),
    )
    const numbers = rows.map(({ number }) => number)
    expect(numbers.filter((number) => !tests.has(number))).toEqual(elsewhere[name])
    expect([...tests.keys()].filter((number) => !numbers.includes(number))).toEqual([])
  })
})
