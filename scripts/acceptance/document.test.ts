import { describe, expect, test } from 'vitest'
import { acceptanceDocument } from './document.ts'
import { sections } from './lines.ts'
import { gaps, proofsOf } from './proofs.ts'
import type { ReportedTest } from './reports.ts'

function reported(title: string, fields: Partial<ReportedTest> = {}): ReportedTest {
  return { groups: [], title, file: 'a.test.ts', passed: true, ...fields }
}

/** The titles shown for the first line. */
function shown(...tests: readonly ReportedTest[]): readonly string[] {
  return (
    proofsOf(tests)
      .get(1)
      ?.shown.map(({ title }) => title) ?? []
  )
}

describe('the list', () => {
  test('has every line from 1 to 455 once, in order', () => {
    const lines = sections.flatMap((section) => Object.keys(section.lines).map(Number))
    expect(lines).toEqual(Array.from({ length: 455 }, (_, index) => index + 1))
  })

  test('has a text for every line, without references to other documents', () => {
    for (const { lines } of sections) {
      for (const text of Object.values(lines)) {
        expect(text).toMatch(/\S{2}.*[.\]]$/)
        expect(text).not.toMatch(/\(L\d|\(\)/)
      }
    }
  })
})

describe('the proof of a line', () => {
  test('is the test that proves the fewest lines', () => {
    expect(shown(reported('[001-003] all of it'), reported('[001] one of it'))).toEqual([
      '[001] one of it',
    ])
  })

  test('is never one that only covers a part of it', () => {
    expect(shown(reported('[(001)] a part'), reported('[001, 002, (003)] the claim'))).toEqual([
      '[001, 002, (003)] the claim',
    ])
    expect(shown(reported('[(001)] a part'))).toEqual([])
  })

  test('is never a failed test', () => {
    expect(shown(reported('[001] fails', { passed: false }))).toEqual([])
  })

  test('is every test of one file that proves equally few lines, in file order', () => {
    expect(shown(reported('[001] b'), reported('[001] a'))).toEqual(['[001] b', '[001] a'])
  })
})

describe('the gaps', () => {
  const whole = reported('[001-455] everything')

  test('are empty if every line is proved', () => {
    expect(gaps([whole])).toEqual([])
  })

  test('contain a line that no test proves', () => {
    const tests = [reported('[001-234, (235), 236-455] all but one')]
    expect(gaps(tests)).toEqual(['No test proves line 235.'])
  })

  test('contain a line that is proved equally in two files, and what to do', () => {
    const alike = [reported('[007] a'), reported('[007] b', { file: 'b.test.ts' })]
    expect(gaps([whole, ...alike])).toEqual([
      'Line 7 is proved alike in a.test.ts and b.test.ts: put its number in parentheses in all but one.',
    ])
  })

  test('contain a number that is not in the list', () => {
    expect(gaps([whole, reported('[456] more')])).toEqual(['There is no line 456.'])
  })
})

describe('the document', () => {
  test('has the number of a line, its text, its proof and its files', () => {
    const tests = [
      reported('[(419)] leads home', { file: 'b.test.ts' }),
      reported('[419] says a | b <c>', { groups: ['the blog'], file: 'c.test.ts' }),
    ]
    expect(acceptanceDocument(tests)).toContain(
      '| 419 | /blog says coming soon. | the blog › says a \\| b &lt;c> | `c.test.ts`<br>`b.test.ts` |',
    )
  })

  test('lists up to four proofs, and the first of more', () => {
    const proofs = ['a', 'b', 'c', 'd', 'e'].map((words) => reported(`[001] ${words}`))
    expect(acceptanceDocument(proofs.slice(1))).toContain('| b<br>c<br>d<br>e |')
    expect(acceptanceDocument(proofs)).toContain('| a, and 4 more like it |')
  })
})
