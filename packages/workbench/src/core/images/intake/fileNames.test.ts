import { expect, test } from 'vitest'
import { isSystemFile, safeName } from './fileNames.ts'

test.each([
  ['shop/tee.jpg', 'shop/tee.jpg'],
  ['../../tee.jpg', 'tee.jpg'],
  ['C:\\shop\\tee.jpg', 'shop/tee.jpg'],
  ['/shop//./tee.jpg', 'shop/tee.jpg'],
  ['tee\u202Egpj.exe\u0000', 'teegpj.exe'],
  ['..', 'image'],
])('%j is kept as %j', (name, safe) => {
  expect(safeName(name)).toBe(safe)
})

test('ignores OS metadata files', () => {
  for (const name of ['.DS_Store', 'shop/Thumbs.db', '__MACOSX/shop/._tee.jpg', 'desktop.ini']) {
    expect(isSystemFile(name)).toBe(true)
  }
  expect(isSystemFile('shop.images/tee.jpg')).toBe(false)
})
