import { expect, test } from 'vitest'
import { filesOfLanguage, sourceOf } from './newLanguage.ts'

const evaluate = (source: string) =>
  import(/* @vite-ignore */ `data:text/javascript,export default ${encodeURIComponent(source)}`)

test('texts are written as source code, functions included', async () => {
  const texts = {
    title: 'It’s “here”\n',
    group: { 'two-words': 'Two' },
    countOf: (count: string) => `${count} jobs`,
    doneOf(count: string) {
      return `${count} done`
    },
  }
  const { countOf, doneOf, ...rest } = (await evaluate(sourceOf(texts))).default
  expect([countOf('5'), doneOf('2')]).toEqual(['5 jobs', '2 done'])
  expect(rest).toEqual({ title: texts.title, group: texts.group })
})

test('a new language has catalogues in five packages and entries in three', async () => {
  const files = new Map((await filesOfLanguage('qaa')).map(({ path, text }) => [path, text]))
  expect([...files.keys()]).toEqual([
    'packages/ui/src/i18n/languages.ts',
    'packages/ui/src/locales/qaa/library.ts',
    'packages/ui/src/locales/qaa/workbench.ts',
    'packages/ui/src/locales/qaa/store.ts',
    'packages/ui/package.json',
    'packages/auth/src/qaa.ts',
    'packages/auth/package.json',
    'packages/automations/src/qaa.ts',
    'packages/automations/package.json',
    'packages/workbench/src/react/texts/qaa.ts',
    'packages/workbench/src/react/view/catalogs/qaa.ts',
    'packages/workbench/src/react/live/catalogs/qaa.ts',
    'packages/workbench/src/react/guide/texts/qaa.ts',
    'packages/app/src/texts/qaa.ts',
    'packages/app/prerender/texts/qaa.ts',
  ])
  expect(files.get('packages/ui/src/locales/qaa/library.ts')).toContain("close: 'Close'")
  expect(files.get('packages/ui/src/i18n/languages.ts')).toContain(", 'qaa'] as const")
  expect(files.get('packages/auth/src/qaa.ts')).toContain('export const qaaAuthErrors')
  const { exports, publishConfig } = JSON.parse(files.get('packages/ui/package.json') ?? '')
  expect(exports['./qaa']).toBe('./src/locales/qaa/library.ts')
  expect(Object.keys(publishConfig.exports)).toEqual(
    expect.arrayContaining(['./qaa', './workbench-qaa', './store-qaa']),
  )
})
