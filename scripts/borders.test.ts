import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../oxlint.config.ts'
import { command, root } from './commands.ts'

/** For a file in each folder, an import that lint refuses and one that it allows; `type` marks one of a type. */
const borders: readonly (readonly [file: string, refused: string, allowed: string])[] = [
  ['packages/ui/src/tokens/a.ts', '../theme/index.js', './b.js'],
  ['packages/ui/src/pages/a.tsx', '../../docs/inEnglish.js', '../components/Button/index.js'],
  ['packages/ui/src/pages/a.stories.tsx', '@dropwatt/auth', '../../docs/inEnglish.js'],
  ['packages/ui/src/workbench/a.tsx', '../pages/index.js', '../components/Button/index.js'],
  ['packages/ui/src/workbench/b.tsx', '@dropwatt/automations', './c.js'],
  ['packages/ui/src/workbench/c.tsx', '@dropwatt/automations/options', './b.js'],
  ['packages/ui/src/workbench/d.tsx', '@dropwatt/auth', 'type @dropwatt/automations/options'],
  ['packages/ui/src/pages/b.tsx', 'type @dropwatt/automations', './a.js'],
  ['packages/ui/src/components/a.tsx', '../workbench/b.js', '../theme/index.js'],
  ['packages/ui/src/toast/a.ts', 'react-hot-toast', '../theme/index.js'],
  ['packages/ui/src/toast/toast.ts', '../components/b.js', 'react-hot-toast/headless'],
  ['packages/ui/src/hooks/a.ts', '../toast/index.js', '../tokens/index.js'],
  ['packages/ui/src/navigation/a.ts', '../components/b.js', '../catalogue/slugs.js'],
  ['packages/ui/src/catalogue/a.ts', '../navigation/b.js', '../i18n/index.js'],
  ['packages/ui/src/samples/a.ts', '../workbench/b.js', '../tokens/index.js'],
  ['packages/ui/src/test/a.ts', '@dropwatt/auth', '../components/Button/index.js'],
  ['packages/ui/docs/a.tsx', '../../app/src/paths.ts', '../src/toast/index.js'],
  ['.storybook/a.ts', '../packages/auth/src/index.ts', '../packages/ui/src/tokens/index.ts'],
  ['packages/auth/src/a.ts', '../../../scripts/readme.ts', './b.js'],
  ['packages/auth/docs/a.tsx', '../../ui/src/tokens/index.js', '@dropwatt/ui/tokens'],
  ['packages/app/src/a.ts', '../build/head.ts', '@dropwatt/ui/pages'],
  ['packages/app/src/b.ts', '../../workbench/src/index.ts', '@dropwatt/workbench'],
  ['packages/app/src/c.ts', '@dropwatt/workbench/src/index.ts', '@dropwatt/workbench'],
  ['packages/app/build/a.ts', '../../ui/src/brand.ts', '../server/cacheControl.ts'],
  ['packages/app/prerender/a.tsx', '../../../tests/setup/textsOf.ts', '@dropwatt/ui/pages'],
  ['packages/app/server/a.ts', '../build/head.ts', '@dropwatt/local-backend'],
  ['packages/app/worker/a.ts', '../src/paths.ts', './build.types.ts'],
  ['packages/app/worker/a.test.ts', '../../../bench/app.ts', '../src/paths.ts'],
  ['packages/workbench/src/core/a.ts', '@dropwatt/ui', '@dropwatt/automations'],
  ['packages/workbench/src/core/b.ts', 'react', './a.ts'],
  ['packages/workbench/src/core/c.ts', '../react/a.tsx', './a.ts'],
  ['packages/workbench/src/core/d.ts', '../../../app/src/paths.ts', './a.ts'],
  ['packages/workbench/src/react/a.tsx', '../../../ui/src/brand.ts', '../core/b.ts'],
  ['packages/workbench/src/react/b.tsx', 'react-router-dom', '@dropwatt/ui/workbench'],
  ['packages/workbench/src/react/c.tsx', '@dropwatt/auth', 'react'],
  ['packages/workbench/src/react/d.tsx', '../../../app/src/paths.ts', '../core/b.ts'],
  ['packages/local-backend/src/a.ts', '@dropwatt/auth', './b.ts'],
  ['packages/automations/src/a.ts', 'react', './b.ts'],
  ['packages/automations/src/a.test.ts', '../../app/src/paths.ts', './b.ts'],
  ['packages/automations/src/cli/a.ts', 'react', 'node:fs'],
  ['packages/automations/src/images/test/a.ts', 'react', 'node:fs'],
  ['packages/automations/src/spreadsheets/test/a.ts', 'react', 'node:fs'],
  ['packages/automations/src/importing/sources/test/a.ts', 'react', 'node:fs'],
  ['packages/automations/bin/a.ts', '@dropwatt/ui', '../src/cli/run.ts'],
  ['tooling/a.ts', '../packages/ui/src/brand.ts', './b.ts'],
  ['scripts/a.ts', '../tests/e2e/servers.ts', '../packages/app/src/paths.ts'],
  ['tests/e2e/a.ts', '../../bench/app.ts', '../../scripts/browser.ts'],
  ['tests/consumers/project/a.tsx', '../../../packages/ui/src/brand.ts', '@dropwatt/ui'],
  ['bench/a.ts', '../tests/e2e/servers.ts', '../scripts/commands.ts'],
]

const files = borders.map(([file]) => file)

/** Writes an import; `type` before the specifier makes it one of a type. */
function written(example: string): string {
  const [specifier = '', type] = example.split(' ').toReversed()
  return type ? `import type { A } from '${specifier}'` : `import '${specifier}'`
}

let folder = ''

beforeAll(async () => {
  // Not in the system's temporary folder, which lint may ignore.
  await mkdir(join(root, 'test-results'), { recursive: true })
  folder = await mkdtemp(join(root, 'test-results/borders-'))
  const { rules, overrides } = config
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ rules, overrides }))
  for (const [file, refused, allowed] of borders) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), `${written(allowed)}\n${written(refused)}\n`)
  }
})

afterAll(() => rm(folder, { recursive: true }))

test('lint refuses the restricted imports of each folder, and no others', async () => {
  const { output } = await command('oxlint', ['--no-ignore', '--format=json', ...files], {
    cwd: folder,
    captured: true,
  })
  const { diagnostics } = JSON.parse(output) as {
    readonly diagnostics: readonly {
      readonly code: string
      readonly filename: string
      readonly labels: readonly { readonly span: { readonly line: number } }[]
    }[]
  }
  const refused = diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)
  expect(refused.toSorted()).toEqual(files.map((file) => `${file}:2`).toSorted())
})

test('each folder with a rule of its own has an example here', () => {
  const folders = (config.overrides ?? [])
    .filter(({ rules }) => rules?.['no-restricted-imports'])
    .flatMap((override) => override.files)
    .filter((pattern) => !pattern.includes('{stories,test}'))
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([])
})
