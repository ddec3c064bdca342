import { expect, test } from 'vitest'
import { initials } from './initials.js'

test.each([
  ['mara.rossi@example.com', 'MR'],
  ['mara_rossi+shop@example.com', 'MR'],
  ['anna@example.com', 'A'],
  ['élodie.šimić@example.com', 'ÉŠ'],
  ['7days@example.com', '7'],
  ['@example.com', ''],
  ['', ''],
])('%s gives %s', (email, expected) => {
  expect(initials(email)).toBe(expected)
})
