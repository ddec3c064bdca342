import { runInNewContext } from 'node:vm'
import { dark, light } from '@dropwatt/ui/tokens'
import { describe, expect, test } from 'vitest'
import { bootScript } from './boot.ts'

const script = await bootScript('preferences')

interface Scene {
  getItem: (key: string) => string | null
  data?: Record<string, string>
  search?: string
  hash?: string
}

/** Runs the script in a document of its own. */
function run({ getItem, data = {}, search = '', hash = '' }: Scene) {
  const root = { lang: 'en', dataset: { theme: 'dark' } }
  const meta = { content: dark.bg, dataset: { light: light.bg } }
  let led: string | undefined
  runInNewContext(script, {
    document: {
      documentElement: root,
      currentScript: { dataset: data },
      querySelector: () => meta,
    },
    localStorage: { getItem },
    location: { search, hash, replace: (address: string) => (led = address) },
  })
  return { lang: root.lang, theme: root.dataset.theme, color: meta.content, led }
}

const stored = (values: Record<string, string>, scene: Partial<Scene> = {}) =>
  run({ getItem: (key) => values[key] ?? null, ...scene })

function refuse(): never {
  throw new Error('denied')
}

const defaults = { lang: 'en', theme: 'dark', color: dark.bg, led: undefined }

describe('before the first paint', () => {
  test('what was chosen is applied', () => {
    expect(stored({ 'dropwatt.theme': 'light', 'dropwatt.language': 'it' })).toEqual({
      lang: 'it',
      theme: 'light',
      color: light.bg,
      led: undefined,
    })
  })

  test('who has chosen Italian is led to the Italian address', () => {
    const scene = { data: { it: '/it/login' }, search: '?a=1', hash: '#x' }
    expect(stored({ 'dropwatt.language': 'it' }, scene).led).toBe('/it/login?a=1#x')
    expect(stored({}, scene).led).toBeUndefined()
  })

  test('members are led past the way in, unless the address brings something', () => {
    const member = { 'dropwatt-auth': '{}' }
    expect(stored(member, { data: { inside: '/dashboard' } }).led).toBe('/dashboard')
    for (const brought of [{ search: '?error=access_denied' }, { hash: '#access_token=x' }]) {
      expect(stored(member, { data: { inside: '/dashboard' }, ...brought }).led).toBeUndefined()
    }
    expect(stored({}, { data: { inside: '/dashboard' } }).led).toBeUndefined()
  })

  const foreign: readonly Record<string, string>[] = [
    {},
    { 'dropwatt.theme': 'pink', 'dropwatt.language': '__proto__' },
  ]
  test.each(foreign)('the rest stays as it is for %j', (values) => {
    expect(stored(values)).toEqual(defaults)
  })

  test('storage that throws is survived', () => {
    expect(run({ getItem: refuse })).toEqual(defaults)
  })
})
