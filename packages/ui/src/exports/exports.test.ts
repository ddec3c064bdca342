import { listModules } from '@dropwatt/tooling/public-names'
import { expect, test } from 'vitest'

const entries = import.meta.glob<Record<string, unknown>>([
  './*.ts',
  '!./*.test.ts',
  // Standalone entries: Node loads these sources directly, where a `.js` import would not resolve.
  '../catalogue/slugs.ts',
  '../i18n/languages.ts',
])

/** Timeout in ms; loading every entry can take several seconds. */
const loadingAll = 30_000

test('the public API matches the list', { timeout: loadingAll }, async () => {
  const modules: Record<string, object> = {}
  for (const [file, load] of Object.entries(entries))
    modules[file.replace(/^.*\//, '').slice(0, -'.ts'.length)] = await load()
  await expect(listModules(modules)).toMatchFileSnapshot('./exports.txt')
})
