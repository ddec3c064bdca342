import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listAsCsv } from './listAsCsv.ts'
import { readSpreadsheetText, spreadsheetText } from './spreadsheetText.ts'
import { Table } from './Table.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ['＝1+1', "'＝1+1"],
  ['＋A1', "'＋A1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\ncup', "'\ncup"],
  ['\0=1', "'\0'=1"],
  ['cup;\0=1', "cup;\0'=1"],
  ['  =1+1', "  '=1+1"],
  ['"=1+1', `"'=1+1`],
  ['cup;=1+1', "cup;'=1+1"],
  ['cup;"=cmd|x', `cup;"'=cmd|x`],
  ['cup\t@A1', "cup\t'@A1"],
  ['cup\n-A1\n+3', "cup\n'-A1\n+3"],
  ["'=1+1", "''=1+1"],
])('quality 14: %j in a list of our own is %j, text in a spreadsheet', (text, written) => {
  expect(spreadsheetText(text)).toBe(written)
  expect(readSpreadsheetText(written)).toBe(text)
})

test.each(['', 'tee', '-1.50', '+3', '1=1', 'a;-5;b', 'red-blue', "l'oro", 'a, =1'])(
  'quality 14: %j stays as it is',
  (text) => {
    expect(spreadsheetText(text)).toBe(text)
    expect(readSpreadsheetText(text)).toBe(text)
  },
)

const textOf = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 12 })

describe('any text of a CSV list', () => {
  const signs = '=@+-＝＠＋－;,\t\r\n"\' \uFEFF\u2028|a1é€'
  // A file with NUL is refused, a text with it can come from elsewhere.
  const text = textOf(signs)

  test('round-trips', () => {
    fc.assert(
      fc.property(textOf(`${signs}\0`), (given) => {
        expect(readSpreadsheetText(spreadsheetText(given))).toBe(given)
      }),
      { numRuns: 2000 },
    )
  })

  test('stays in its cell and starts no formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
        const csv = listAsCsv([['One', 'Two'], ...rows])
        const table = new Table(new TextEncoder().encode(csv))
        rows.forEach((row, at) => {
          const cells = [table.text(at + 1, 0), table.text(at + 1, 1)]
          expect(cells.map(readSpreadsheetText)).toEqual(row)
          for (const part of cells.join(';').split(/[;\t\r\n]/u)) {
            expect(part).not.toMatch(/^[\s"]*[=@＝＠]/u)
          }
        })
      }),
      { numRuns: 1000 },
    )
  })
})
