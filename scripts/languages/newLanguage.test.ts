import { expect, test } from 'vitest'
import { filesOfLanguage, sourceOf } from './newLanguage.ts'

const evaluate = (source: string) =>
  import(/* @vite-ignore */ `data:text/javascript,export default ${encodeURIComponent(source)}`)

test('texts are written as source code, functions included', async () => {
  const texts = {
    title: 'It’s “here”\n',
    group: { 'two-words': 'Two' },
    countOf: (count: string) => `${count} jobs`,
  }
  const { countOf, ...rest } = (await evaluate(sourceOf(texts))).default
  expect(countOf('5')).toBe('5 jobs')
  expect(rest).toEqual({ title: texts.title, group: texts.group })
})

test('a new language has catalogues in five packages and entries in three', async () => {
  const files = new Map((await filesOfLanguage('de')).map(({ path, text }) => [path, text]))
  expect([...files.keys()]).toEqual([
    'packages/ui/src/i18n/languages.ts',
    'packages/ui/src/locales/de/library.ts',
    'packages/ui/src/locales/de/workbench.ts',
    'packages/ui/package.json',
    'packages/auth/src/de.ts',
    'packages/auth/package.json',
    'packages/automations/src/de.ts',
    'packages/automations/package.json',
    'packages/workbench/src/react/texts/de.ts',
    'packages/workbench/src/react/view/catalogs/de.ts',
    'packages/workbench/src/react/guide/texts/de.ts',
    'packages/app/src/texts/de.ts',
    'packages/app/prerender/texts/de.ts',
  ])
  expect(files.get('packages/ui/src/locales/de/library.ts')).toContain("close: 'Close'")
  expect(files.get('packages/ui/src/i18n/languages.ts')).toContain("['en', 'it', 'de']")
  expect(files.get('packages/auth/src/de.ts')).toContain('export const germanAuthErrors')
  const { exports, publishConfig } = JSON.parse(files.get('packages/ui/package.json') ?? '')
  expect(exports['./de']).toBe('./src/locales/de/library.ts')
  expect(Object.keys(publishConfig.exports)).toEqual(
    expect.arrayContaining(['./de', './workbench-de']),
  )
})
