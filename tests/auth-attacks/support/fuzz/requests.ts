import { LOCAL_ANON_KEY } from '../../../../packages/local-backend/src/anon-key.ts'
import { bodyOf, namesOf, textFor } from './bodies.ts'
import type { Random } from './random.ts'
import { contentTypes, methods, parameters, routes } from './routes.ts'
import { bent, bentOf, oddText, type Known } from './values.ts'

function query(random: Random, known: Known, wanted: readonly string[]): string {
  const pairs = namesOf(random, wanted, parameters).flatMap((name) => {
    const value = textFor(random, known, name)
    const encoded = random.chance(8) ? value.replaceAll(/[\s#]/g, '+') : encode(value)
    if (random.chance(3)) return [name]
    if (random.chance(3)) return [`${name}[]=${encoded}`, `${name}=${encoded}`, `${name}=`]
    return [`${name}=${encoded}`]
  })
  return pairs.join(random.chance(5) ? '&&' : '&')
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

function pathOf(random: Random, known: Known, path: string): string {
  const id = random.chance(90) ? bentOf(random, known.ids) : oddText(random)
  const filled = path.replace(':id', encode(id) || 'x')
  if (random.chance(94)) return filled
  return random.pick([
    `${filled}/`,
    `/${filled}`,
    `${filled}/..`,
    `${filled}%00`,
    `${filled}%2f%2e%2e`,
    `/%zz${filled}`,
  ])
}

/** Removes characters that are invalid in headers; the raw socket tests cover those. */
const headerText = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()

function bearer(random: Random, known: Known, path: string): string {
  const isForAdmins = /^\/(?:admin|invite)/.test(path)
  const token =
    isForAdmins && random.chance(80) ? known.adminToken : random.pickAny(known.accessTokens)
  const bentToken = random.chance(10) ? bent(random, token ?? '') : (token ?? 'x')
  return `${random.chance(95) ? 'Bearer' : random.pick(['bearer', 'Basic', ''])} ${bentToken}`
}

function headersOf(random: Random, known: Known, path: string): Headers {
  const headers = new Headers()
  if (random.chance(96)) headers.set('apikey', LOCAL_ANON_KEY)
  if (random.chance(80)) headers.set('authorization', headerText(bearer(random, known, path)))
  if (random.chance(40))
    headers.set('x-supabase-api-version', random.pick(['2024-01-01', '1999-01-01', 'x']))
  if (random.chance(40)) headers.set('content-type', random.pick(contentTypes))
  if (random.chance(5))
    headers.set('content-encoding', random.pick(['gzip', 'br', 'identity', 'x']))
  if (random.chance(5))
    headers.set('content-length', random.pick(['0', '5', '99999999', '-1', 'x']))
  if (random.chance(5))
    headers.set('accept', random.pick(['application/json', '*/*;q=x', ',,,', 'text/html;q=0']))
  if (random.chance(5)) headers.set('origin', random.pick(['https://evil.test', 'null', 'x']))
  if (random.chance(4))
    headers.set('sec-fetch-site', random.pick(['same-origin', 'cross-site', 'x']))
  if (random.chance(4)) headers.set('host', random.pick(['localhost', 'evil.test', '', '[::1]:1']))
  if (random.chance(4)) headers.set('referer', headerText(oddText(random)))
  if (random.chance(4)) headers.set('redirect_to', headerText(oddText(random)))
  if (random.chance(3)) headers.set('user-agent', headerText(oddText(random).repeat(50)))
  if (random.chance(1)) for (let n = 0; n < 500; n += 1) headers.append(`x-${n}`, 'y'.repeat(50))
  return headers
}

/** A fuzzed request. */
export interface OddRequest {
  /** The template it was created from. */
  readonly route: string
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: BodyInit | undefined
}

/** Creates the next request. */
export function oddRequest(random: Random, known: Known): OddRequest {
  const [route, ...wanted] = random.pick(routes)
  const [usual = 'GET', fullPath = '/'] = route.split(' ')
  const method = random.chance(94) ? usual : random.pick(methods)
  const [path = '/', fixed = ''] = fullPath.split('?')
  const hasBody = !['GET', 'HEAD', 'get'].includes(method) && random.chance(97)
  const asked = query(random, known, hasBody ? [] : wanted)
  const search = [fixed, asked].filter(Boolean).join('&')
  return {
    route,
    method,
    url: `http://localhost/auth/v1${pathOf(random, known, path)}${search && `?${search}`}`,
    headers: headersOf(random, known, path),
    body: hasBody ? bodyOf(random, known, path, wanted) : undefined,
  }
}
