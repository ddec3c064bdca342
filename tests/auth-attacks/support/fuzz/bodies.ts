import { gzipSync } from 'node:zlib'
import type { Random } from './random.ts'
import { fields, forms, types } from './routes.ts'
import { address, bent, bentOf, oddText, oddValue, type Known } from './values.ts'

/** Returns a plausible value for a field or parameter of that name. */
export function textFor(random: Random, known: Known, name: string): string {
  if (random.chance(8)) return oddText(random)
  switch (name) {
    case 'email':
    case 'to':
      return address(random)
    case 'password':
    case 'current_password':
      return random.pick(['correct horse', 'wrong horse', '1234567', 'x'.repeat(73)])
    case 'refresh_token':
      return bentOf(random, known.refreshTokens)
    case 'auth_code':
    case 'code':
      return bentOf(random, known.codes)
    case 'state':
      return bentOf(random, known.states)
    case 'token':
    case 'token_hash':
      return bentOf(random, known.hashes)
    case 'type':
      return random.pick(types)
    case 'factor_type':
      return random.pick(['totp', 'phone', 'sms'])
    case 'provider':
      return random.pick(['google', 'apple', '__proto__'])
    case 'code_verifier':
    case 'code_challenge':
      return random.pick(['v'.repeat(50), 'c'.repeat(43), 'c'.repeat(42)])
    case 'code_challenge_method':
      return random.pick(['s256', 'plain', 'S256', 'md5'])
    case 'redirect_to':
      return random.pick(['http://localhost/x', 'https://evil.test', '//evil.test', 'javascript:1'])
    case 'page':
    case 'per_page':
      return random.pick(['1', '2', '0', '-1', '1e9', '99999999999999'])
    case 'sort':
      return random.pick(['created_at asc', 'created_at desc', 'email; --'])
    case 'query':
      return random.pick(['action:login', "author:'", 'x'])
    case 'ban_duration':
      return random.pick(['24h', 'none', '-1h', '9e99h'])
    case 'scope':
      return random.pick(['global', 'local', 'others'])
    default:
      return oddText(random)
  }
}

/** Returns text for text fields, and an object or anything else for others. */
function valueFor(random: Random, known: Known, name: string): unknown {
  if (random.chance(6)) return oddValue(random)
  if (name === 'create_user' || name === 'should_soft_delete') return random.chance(50)
  if (name === 'data' || name.endsWith('_metadata')) {
    return { [oddText(random)]: oddValue(random), full_name: oddText(random) }
  }
  return textFor(random, known, name)
}

/** Returns mostly expected names and some unexpected ones. */
export function namesOf(
  random: Random,
  wanted: readonly string[],
  others: readonly [string, ...string[]],
): string[] {
  const names = wanted.filter(() => random.chance(96))
  while (random.chance(25)) names.push(random.chance(10) ? oddText(random) : random.pick(others))
  return names
}

function jsonBody(random: Random, known: Known, wanted: readonly string[]): string {
  const entries = namesOf(random, wanted, fields).flatMap((name) => {
    const entry = `${JSON.stringify(name)}:${JSON.stringify(valueFor(random, known, name))}`
    const again = `${JSON.stringify(name)}:${JSON.stringify(oddValue(random))}`
    // Duplicate keys.
    return random.chance(3) ? [again, entry] : [entry]
  })
  if (random.chance(4)) entries.push('"__proto__":{"polluted":true}')
  return `{${entries.join(',')}}`
}

/** A stream that fails after the first part, like a client that disconnects. */
function brokenOff(text: string): ReadableStream<Uint8Array> {
  let isFirst = true
  return new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(Buffer.from(text.slice(0, text.length / 2)))
      else controller.error(new Error('The client is gone'))
      isFirst = false
    },
  })
}

function form(random: Random, known: Known, wanted: readonly string[]): string {
  const names = namesOf(random, wanted, ['cancel', 'error', 'error_description', 'email'])
  // Picking an account in the account picker signs in as its user, so the victim must not be picked.
  const pairs = names.map((name) => [name, textFor(random, known, name).replace('victim', 'a')])
  return new URLSearchParams(pairs).toString()
}

const deepBody = (depth: number) => `{"data":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`

/** Returns a body for a path, mostly of the expected type. */
export function bodyOf(
  random: Random,
  known: Known,
  path: string,
  wanted: readonly string[],
): BodyInit {
  const json = jsonBody(random, known, wanted)
  if (forms.has(path) && random.chance(80)) return form(random, known, wanted)
  switch (random.below(40)) {
    case 0:
      return ''
    case 1:
    case 2:
      return bent(random, json)
    case 3:
      return Buffer.from([0x7b, 0x22, 0xff, 0xfe, random.below(256), 0x7d])
    case 4:
      return gzipSync(json)
    case 5:
      return brokenOff(json)
    case 6:
      return JSON.stringify(oddValue(random))
    case 7:
      return `\ufeff${json}`
    case 8:
      return form(random, known, wanted)
    case 9:
      return random.chance(15) ? json.padEnd(1024 * 1024 + random.below(2)) : json
    case 10:
      return random.chance(50) ? '['.repeat(random.below(50_000)) : deepBody(random.below(20_000))
    default:
      return json
  }
}
