import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pattern, patternFault } from './Pattern.ts'
import { SlowPatternError } from './PatternError.ts'

const replace = (source: string, text: string, replacement: string) =>
  new Pattern(source).replaceAll(text, replacement)

describe('a pattern replaces', () => {
  test.each<[source: string, text: string, replacement: string, result: string]>([
    [String.raw`(\d+)\s*ml`, '100ml, 250 ml', '$1 ml', '100 ml, 250 ml'],
    [String.raw`^(\w+) - (\w+)$`, 'Blue - Navy', '$2 $1', 'Navy Blue'],
    [String.raw`\s*\(.*?\)`, 'Red (new) (hot)', '', 'Red'],
    ['a|ab', 'ab', '[$&]', '[a]b'],
    ['(?:x|y){2,3}', 'xyxyx', '_', '__'],
    [String.raw`\bS\b`, 'S / XS', 'Small', 'Small / XS'],
    ['[^A-Z]', 'A1b', '', 'A'],
    [String.raw`\p{Script=Hebrew}+`, 'צבע red', '$$', '$ red'],
    ['.', '👟é', '<$&>', '<👟><é>'],
    ['(a)(b)?', 'a', '$1|$2|$3|$10', 'a||$3|a0'],
    ['x*', 'axb', '-', '-a--b-'],
    [String.raw`\.`, '1.5', ',', '1,5'],
    ['{|}', 'a{b}', '', 'ab'],
    ['z', 'abc', '', 'abc'],
    ['(?:)*', 'ab', '-', '-a-b-'],
  ])('%s in ‘%s’ by ‘%s’', (source, text, replacement, result) => {
    expect(replace(source, text, replacement)).toBe(result)
  })
})

describe('a pattern', () => {
  test.each([
    ['größe', 'GRÖSSE Größe', '_', 'GRÖSSE _'],
    ['[a-c]+', 'xABCx', '_', 'x_x'],
    [String.raw`\.K`, 'a.k', '_', 'a_'],
  ])('%s ignores case in ‘%s’', (source, text, replacement, result) => {
    const pattern = new Pattern(source, { ignoresCase: true })
    expect(pattern.replaceAll(text, replacement)).toBe(result)
  })

  test.each([
    ['t..', 'tee tee-shirt teeth', '_ _-shirt teeth'],
    ['gr', 'gr größe 綿gr', '_ größe 綿_'],
    ['(?:a|ab)', 'ab', '_'],
  ])('%s matches whole words in ‘%s’', (source, text, result) => {
    expect(new Pattern(source, { isWholeWords: true }).replaceAll(text, '_')).toBe(result)
  })

  test('says where it matches, in code units', () => {
    expect([...new Pattern('b').matches('👟ab', 'c')]).toEqual([{ start: 3, end: 4, text: 'c' }])
  })

  test('gives up where each match looks to the end of a long text', () => {
    const pattern = new Pattern('a(.*b)?')
    expect(() => [...pattern.matches('a'.repeat(50_000), '', 8)]).toThrow(SlowPatternError)
    expect([...pattern.matches('a'.repeat(200), '', 8)]).toHaveLength(200)
  })
})

test.each([
  ['(a', 'open-group'],
  ['a)', 'open-group'],
  ['[a', 'open-set'],
  ['[a\\', 'open-set'],
  ['[z-a]', 'bad-set'],
  [String.raw`\p{Nothing}`, 'bad-escape'],
  [String.raw`\y`, 'bad-escape'],
  ['a\\', 'bad-escape'],
  ['a{3,2}', 'bad-repeat'],
  ['a{256}', 'bad-repeat'],
  ['*a', 'nothing-to-repeat'],
  ['a**', 'nothing-to-repeat'],
  ['^*', 'nothing-to-repeat'],
  ['(?=a)', 'unsupported'],
  ['(?<name>a)', 'unsupported'],
  [String.raw`(a)\1`, 'unsupported'],
  ['(a{100}){100}', 'too-large'],
  ['((?:){255}){255}', 'too-large'],
  ['('.repeat(100) + ')'.repeat(100), 'too-large'],
  ['a{0,255}', undefined],
  ['', undefined],
])('%s has the fault %s', (source, fault) => {
  expect(patternFault(source)).toBe(fault)
})

test('patterns that take a backtracking engine ages are done at once', () => {
  const text = `${'a'.repeat(200)}!`
  expect(replace('(a+)+$', text, '')).toBe(text)
  expect(replace('(a|aa)+$', text, '')).toBe(text)
  expect(replace('(.*)*(.*)*(.*)*=', text, '')).toBe(text)
})

// Without matches of nothing in a repetition, where JavaScript has rules of its own.
const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string; atom: string }>(
  (tie) => ({
    atom: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b', '1', ' ', '.', '[ab]', '[^a]', String.raw`\d`, String.raw`\w`, 'é'),
      tie('sequence').map((inner) => `(?:${inner})`),
      fc.tuple(tie('sequence'), tie('sequence')).map((two) => `(?:${two.join('|')})`),
    ),
    part: fc
      .tuple(tie('atom'), fc.constantFrom('', '', '+', '+?', '{2}', '{1,3}', '{1,}?'))
      .map((two) => two.join('')),
    sequence: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    pattern: fc
      .tuple(
        fc.constantFrom('', '^', String.raw`\b`),
        tie('sequence'),
        fc.constantFrom('', '*', '?', '*?', '$'),
      )
      .map(([before, inner, behind]) => `${before}(${inner})${behind}`),
  }),
)

test('a pattern matches what it matches in JavaScript', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'é', '👟'), maxLength: 12 })
  fc.assert(
    fc.property(pattern, texts, (source, text) => {
      fc.pre(patternFault(source) === undefined)
      const expected = text.replaceAll(new RegExp(source, 'gu'), '<$&>')
      expect(replace(source, text, '<$&>')).toBe(expected)
    }),
  )
})
