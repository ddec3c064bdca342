import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeDatabase } from '../databaseName.ts'
import { FileStorage } from '../storage/FileStorage.ts'
import { TranslationMemory } from './TranslationMemory.ts'

const user = 'ada'
const opened: { memory: TranslationMemory; storage: FileStorage }[] = []

const limits = { terms: { longest: 20, most: 5 }, translations: { longest: 50, most: 3 } }

async function openMemory(): Promise<TranslationMemory> {
  const storage = await FileStorage.open(user)
  const memory = new TranslationMemory(user, () => Promise.resolve(storage), limits)
  opened.push({ memory, storage })
  await memory.load()
  return memory
}

beforeEach(() => removeDatabase(user))

afterEach(async () => {
  for (const { memory, storage } of opened.splice(0)) {
    memory.forget()
    storage.close()
  }
  await removeDatabase(user)
})

const sand = { source: 'Sand', locale: 'de', translation: 'Sand' }
const text = (source: string) => ({ source, locale: 'de', translation: `${source}!` })
const sources = (memory: TranslationMemory) =>
  memory.state.getState().terms.map(({ source, locale }) => `${source} ${locale}`)

test('changes of terms reach other tabs', async () => {
  const memory = await openMemory()
  const other = await openMemory()
  await memory.put('terms', sand)
  await memory.put('terms', { ...sand, locale: 'ar', translation: 'رمل' })
  await memory.put('terms', { ...sand, source: 'Sand beige' }, sand)
  expect(sources(memory)).toEqual(['Sand ar', 'Sand beige de'])
  await expect.poll(() => sources(other)).toEqual(['Sand ar', 'Sand beige de'])

  await memory.remove('terms', { source: 'Sand', locale: 'ar' })
  await expect.poll(() => sources(other)).toEqual(['Sand beige de'])
  await memory.restore()
  expect(memory.state.getState().removed).toBeUndefined()
  await expect.poll(() => sources(other).toSorted()).toEqual(['Sand ar', 'Sand beige de'])

  const later = await openMemory()
  expect(sources(later).toSorted()).toEqual(['Sand ar', 'Sand beige de'])
  expect(later.entries.glossary).toContainEqual(
    expect.objectContaining({ term: 'Sand', locale: 'ar', translation: 'رمل' }),
  )
})

test('entries of a file replace those of the same text', async () => {
  const memory = await openMemory()
  await memory.put('terms', sand)
  const long = 'x'.repeat(limits.terms.longest + 1)
  expect(
    await memory.add('terms', [
      { ...sand, translation: 'Beige' },
      { source: 'Red', locale: 'de', translation: 'Rot' },
      { source: 'Blue', locale: 'de', translation: ' ' },
      { source: long, locale: 'de', translation: 'lang' },
    ]),
  ).toEqual({ added: 1, replaced: 1, left: 2 })
  expect(memory.state.getState().terms.map(({ translation }) => translation)).toEqual([
    'Beige',
    'Rot',
  ])
})

test('over the limit, the oldest saved translations make room', async () => {
  const memory = await openMemory()
  await memory.add('translations', [text('one')])
  await memory.add('translations', [text('two'), text('three')])
  await memory.add('translations', [text('two'), text('four')])
  const saved = memory.state.getState().translations.map(({ source }) => source)
  expect(saved).toEqual(['three', 'two', 'four'])
})
