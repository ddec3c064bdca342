import { expect, test } from 'vitest'
import { charsetOf, pageText } from './pageText.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', utf8('Caffè'), undefined],
  ['what its sender says', latin('Caff\xe8'), 'ISO-8859-1'],
  ['what its head says', latin('<meta charset="windows-1252">Caff\xe8'), undefined],
  [
    'what its head says in the old way',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">Caff\xe8'),
    undefined,
  ],
  ['no UTF-8 without a word', latin('Caff\xe8'), undefined],
  [
    'UTF-8 where it is that, whatever its head says',
    utf8('<meta charset="iso-8859-1">Caffè'),
    undefined,
  ],
  ['an unknown name', utf8('Caffè'), 'no-such-encoding'],
  ['a mark, whatever is said', utf8('\uFEFFCaffè'), 'iso-8859-1'],
  ['a mark of UTF-16', Uint8Array.from([0xff, 0xfe, ...latin('C\0a\0f\0f\0\xe8\0')]), undefined],
])('a page is decoded by %s', (_what, bytes, charset) => {
  expect(pageText(bytes, charset)).toMatch(/Caffè$/u)
})

test.each([
  ['text/html; charset=utf-8', 'utf-8'],
  ['text/html;Charset = "ISO-8859-1"; x=1', 'ISO-8859-1'],
  ['text/html', undefined],
])('the encoding in %s is %s', (type, charset) => {
  expect(charsetOf(type)).toBe(charset)
})
