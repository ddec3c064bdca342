import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { dark, light } from '@dropwatt/ui/tokens'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './securityHeaders.ts'

const html = await readFile(join(import.meta.dirname, '../index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

describe('the policy', () => {
  const policy = contentSecurityPolicy(html)

  test('allows the inline script of index.html by its hash, and no other', () => {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(script).not.toBe('')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('allows styles by rule, not by text', () => {
    expect(policy).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    )
  })

  test('allows nothing unsafe and no other origin', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })
})

test('scripts in files need no hash', () => {
  expect(inlineScriptHashes('<script type="module" src="/a.js"></script>')).toEqual([])
})

/** Runs the script in a document of its own, on a storage that answers by `getItem`. */
function run(getItem: (key: string) => string | null) {
  const root = { lang: 'en', dataset: { theme: 'dark' } }
  const meta = { content: dark.bg }
  const document = { documentElement: root, querySelector: () => meta }
  runInNewContext(script, { document, localStorage: { getItem } })
  return { lang: root.lang, theme: root.dataset.theme, color: meta.content }
}

const stored = (values: Record<string, string>) => run((key) => values[key] ?? null)

describe('the inline script', () => {
  const defaults = { lang: 'en', theme: 'dark', color: dark.bg }

  test('applies what was chosen', () => {
    expect(stored({ 'dropwatt.theme': 'light', 'dropwatt.language': 'it' })).toEqual({
      lang: 'it',
      theme: 'light',
      color: light.bg,
    })
  })

  const foreign: readonly Record<string, string>[] = [
    {},
    { 'dropwatt.theme': 'pink', 'dropwatt.language': '__proto__' },
  ]
  test.each(foreign)('leaves the rest as it is for %j', (values) => {
    expect(stored(values)).toEqual(defaults)
  })

  test('survives storage that throws', () => {
    expect(
      run(() => {
        throw new Error('denied')
      }),
    ).toEqual(defaults)
  })
})
