import { listModules } from '@dropwatt/tooling/public-names'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const sources = import.meta.glob<object>([
  './*.ts',
  '!./*.test.ts',
  '../catalogue/slugs.ts',
  '../i18n/languages.ts',
  '../locales/*/{library,store,workbench}.ts',
])

const published = Object.keys(manifest.publishConfig.exports)

/** Timeout in ms; loading every entry can take several seconds. */
const loadingAll = 120_000

test('the public API matches the list', { timeout: loadingAll }, async () => {
  const modules: Record<string, object> = {}
  for (const [entry, source] of Object.entries(manifest.exports)) {
    if (!source.endsWith('.ts') || !published.includes(entry)) continue
    const path = source.replace('./src/exports/', './').replace('./src/', '../')
    modules[entry.slice('./'.length) || 'index'] = (await sources[path]?.()) ?? {}
  }
  await expect(listModules(modules)).toMatchFileSnapshot('./exports.txt')
})
