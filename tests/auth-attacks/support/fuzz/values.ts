import type { Random } from './random.ts'

/** Values from the server that requests send back, intact or mutated. */
export interface Known {
  readonly accessTokens: string[]
  readonly refreshTokens: string[]
  readonly codes: string[]
  readonly states: string[]
  readonly hashes: string[]
  readonly ids: string[]
  readonly adminToken: string
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\n',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\ufeff',
  '\uffff',
  '🐙',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%',
  '%zz',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'pkce_',
  'pkce_x',
  'a'.repeat(300),
  'é'.repeat(5000),
] as const

const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  [[]],
  ['a@x.io'],
  {},
  { a: { b: { c: [] } } },
  { $ne: '' },
  { length: 5 },
  { toString: 1 },
] as const

/** Returns a text that is likely to cause problems. */
export function oddText(random: Random): string {
  const text = random.pick(oddTexts)
  return random.chance(10) ? text + random.pick(oddTexts) : text
}

/** Returns a text unchanged, truncated, extended, or with one changed letter. */
export function bent(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  switch (random.below(16)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + oddText(random) + text.slice(at)
    case 2:
      return text.slice(0, at) + 'A' + text.slice(at + 1)
    case 3:
      return text + text
    default:
      return text
  }
}

/** Returns one of many values, sometimes mutated; odd text if there is none. */
export function bentOf(random: Random, texts: readonly string[]): string {
  const text = random.pickAny(texts)
  return text === undefined ? oddText(random) : bent(random, text)
}

/** Returns a JSON value, mostly of the wrong type. */
export function oddValue(random: Random): unknown {
  if (random.chance(3)) {
    let nested: unknown = 1
    for (let depth = random.below(200); depth > 0; depth -= 1) nested = { a: [nested] }
    return nested
  }
  return random.chance(40) ? oddText(random) : random.pick<unknown>(oddValues)
}

/** Returns one of a few addresses, mostly invalid: a valid one costs a hash. */
export function address(random: Random): string {
  if (random.chance(50))
    return random.pick(['victim@x.io', 'a@x.io', 'B@X.io', `${random.below(200)}@x.io`])
  return random.pick([
    'a@',
    '@x.io',
    'a@x.io\0',
    'a@x.io\n',
    'a b@x.io',
    'a@x@x',
    'a@-x.io',
    'é@x.io',
  ])
}
