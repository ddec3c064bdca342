import { expect, test } from 'vitest'
import { spreadsheetText } from './spreadsheetText.ts'

test.each(['=1+1', '@SUM(A1)', '+A1', '-A1', '\t=1', '\r=1'])(
  'quality 14: %j in a list of our own is text in a spreadsheet',
  (text) => expect(spreadsheetText(text)).toBe(`'${text}`),
)

test.each(['', 'tee', '-1.50', '+3', '1=1'])('quality 14: %j stays as it is', (text) =>
  expect(spreadsheetText(text)).toBe(text),
)
