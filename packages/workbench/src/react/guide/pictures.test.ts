import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readImageFacts } from '@dropwatt/automations/images'
import { themes } from '@dropwatt/ui/tokens'
import { describe, expect, test } from 'vitest'
import { languages, type Language } from '@dropwatt/ui/languages'
import type { Theme } from '@dropwatt/ui/tokens'
import { pictureName, pictureSize } from './pictureFiles.ts'
import { guideTasks } from './tasks.ts'

const folder = join(import.meta.dirname, 'pictures')

/** Returns the names of the files of a language in a theme. */
function namesOf(language: Language, theme: Theme): readonly string[] {
  return guideTasks.map((task) => pictureName(task, language, theme))
}

const present = readdirSync(folder)

/** The languages that have pictures; the guide shows none in the others. */
const pictured = languages.filter((language) =>
  themes.some((theme) => namesOf(language, theme).some((name) => present.includes(name))),
)
const sets = pictured.flatMap((language) => themes.map((theme) => ({ language, theme })))
const names = sets.flatMap(({ language, theme }) => namesOf(language, theme))

/** The most bytes of a picture, and of all of them in a language and a theme. */
const most = { each: 30_000, all: 250_000 } as const

test('each task has its picture in each pictured language and theme', () => {
  expect(present.toSorted()).toEqual(names.toSorted())
})

test('the pictures are of their size', async () => {
  for (const name of names) {
    const facts = readImageFacts(await readFile(join(folder, name)))
    expect.soft(facts, name).toMatchObject({ format: 'webp', ...pictureSize })
  }
})

describe.each(sets)('the $theme pictures in $language', ({ language, theme }) => {
  test(`are at most ${most.each / 1000} kB each, and ${most.all / 1000} kB together`, async () => {
    const files = namesOf(language, theme).map((name) => readFile(join(folder, name)))
    const sizes = (await Promise.all(files)).map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most.each)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.all)
  })
})
