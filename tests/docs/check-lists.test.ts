import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testsByNumber, type NumberedTest } from '../setup/numberedTests.ts'

/** A check of a page: its number, its sentence, and the list below it. */
const item = /^(\d+)(\. .+\n)((?: +- .+\n)*)/gm

interface Page {
  /** The name of the file below `docs`. */
  readonly name: string
  /** The word before the numbers in test titles. */
  readonly mark: string
  /** The number of its last check. */
  readonly last: number
  /** Checks without a numbered test: the page itself says what covers them. */
  readonly elsewhere: readonly number[]
  /** Writes one entry of the list below a check. */
  readonly entry: (test: NumberedTest) => string
}

const withTitle: Page['entry'] = ({ file, says }) => `\`${file}\`: ${says}`
const fileAlone: Page['entry'] = ({ file }) => `\`${file}\``

const pages: readonly Page[] = [
  { name: 'accessibility', mark: 'a11y', last: 66, elsewhere: [66], entry: withTitle },
  {
    name: 'reliability',
    mark: 'quality',
    last: 53,
    elsewhere: [7, 35, 39, 41, 42, 44, 45, 46, 47, 48, 51],
    entry: withTitle,
  },
  { name: 'auth-review', mark: 'check', last: 35, elsewhere: [], entry: fileAlone },
]

describe.each(pages)('docs/$name.md', ({ name, mark, last, elsewhere, entry }) => {
  const path = join(import.meta.dirname, `../../docs/${name}.md`)
  const document = readFileSync(path, 'utf8')
  const tests = testsByNumber(mark)

  /** Lists the tests of a check, each on a line indented to the text of the check. */
  function listed(number: string): string {
    const entries = new Set((tests.get(Number(number)) ?? []).map(entry))
    const indent = ' '.repeat(number.length + 2)
    return [...entries].map((line) => `${indent}- ${line}\n`).join('')
  }

  test('lists the tests of every check, and no others', async () => {
    const written = document.replaceAll(
      item,
      (_, number: string, sentence: string, list: string) =>
        `${number}${sentence}${listed(number) || list}`,
    )
    await expect(written).toMatchFileSnapshot(path)
  })

  test('has a test, or a note on what covers it, for every check', () => {
    const checks = [...document.matchAll(item)].map(([, number, , list]) => ({
      number: Number(number),
      isCovered: list !== '',
    }))
    expect(checks).toEqual(
      Array.from({ length: last }, (_, index) => ({ number: index + 1, isCovered: true })),
    )
    const numbers = checks.map(({ number }) => number)
    expect(numbers.filter((number) => !tests.has(number))).toEqual(elsewhere)
    expect([...tests.keys()].filter((number) => !numbers.includes(number))).toEqual([])
  })
})
