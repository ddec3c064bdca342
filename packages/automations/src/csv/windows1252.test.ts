import { expect, test } from 'vitest'
import { decodeWindows1252, windows1252Bytes } from './windows1252.ts'

const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)

test('decodes each byte as the platform does', () => {
  const expected = new TextDecoder('windows-1252').decode(bytes)
  expect(new TextDecoder().decode(decodeWindows1252(bytes))).toBe(expected)
})

test('encodes each character as its byte', () => {
  const text = new TextDecoder().decode(decodeWindows1252(bytes))
  expect(Array.from(text, (_, at) => windows1252Bytes.get(text.charCodeAt(at)))).toEqual([...bytes])
})
