import { describe, expect, it } from 'vitest'
import { jsonLiteral, textLiteral, timestampLiteral, uuidLiteral } from './literals.ts'

describe('a text for PostgreSQL', () => {
  it.each([
    ["O'Hara", "'O''Hara'"],
    ["'; DROP TABLE auth.users; --", "'''; DROP TABLE auth.users; --'"],
    [String.raw`a\' b`, String.raw`'a\'' b'`],
    ['Ünï ✓ 😀', "'Ünï ✓ 😀'"],
    ['', "''"],
    ['two\nlines', "'two\nlines'"],
    ['a\0b', "'a\uFFFDb'"],
    ['half \ud83d of it', "'half \uFFFD of it'"],
  ])('is quoted: %j', (text, literal) => {
    expect(textLiteral(text)).toBe(literal)
  })

  it('is NULL for null', () => {
    expect([textLiteral(null), uuidLiteral(null), timestampLiteral(null)]).toEqual(
      Array.from({ length: 3 }, () => 'NULL'),
    )
  })

  it('has a type cast', () => {
    expect(uuidLiteral('0b1c')).toBe("'0b1c'::uuid")
    expect(timestampLiteral('2026-01-02T03:04:05.678Z')).toBe(
      "'2026-01-02T03:04:05.678Z'::timestamptz",
    )
  })
})

describe('a JSON value for PostgreSQL', () => {
  it.each([
    [
      { name: "O'Hara", n: 1.5, on: true, none: null },
      `{"name":"O''Hara","n":1.5,"on":true,"none":null}`,
    ],
    [{ 'a"b': ['\\', '\n'] }, String.raw`{"a\"b":["\\","\n"]}`],
    [{ 'k\0': 'v\0', deep: [{ s: '\udc00' }] }, '{"k\uFFFD":"v\uFFFD","deep":[{"s":"\uFFFD"}]}'],
    [{}, '{}'],
  ])('is quoted: %j', (value, json) => {
    expect(jsonLiteral(value)).toBe(`'${json}'::jsonb`)
  })
})
