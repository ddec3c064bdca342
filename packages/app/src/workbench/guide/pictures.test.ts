import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readImageFacts } from '@dropwatt/automations/images'
import { describe, expect, test } from 'vitest'
import { languages } from '../../config/languages.ts'
import { pictureName, pictureSize } from './pictureFiles.ts'
import { guideTasks } from './tasks.ts'

const folder = join(import.meta.dirname, 'pictures')

const names = languages.flatMap((language) => guideTasks.map((task) => pictureName(task, language)))

/** The most bytes of a picture, and of all of them in a language. */
const most = { each: 30_000, all: 250_000 } as const

test('each task has its picture in each language, and there are no others', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
})

test('the pictures are of their size', async () => {
  for (const name of names) {
    const facts = readImageFacts(await readFile(join(folder, name)))
    expect.soft(facts, name).toMatchObject({ format: 'webp', ...pictureSize })
  }
})

describe.each(languages)('the pictures in %s', (language) => {
  test(`are at most ${most.each / 1000} kB each, and ${most.all / 1000} kB together`, async () => {
    const files = guideTasks.map((task) => readFile(join(folder, pictureName(task, language))))
    const sizes = (await Promise.all(files)).map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most.each)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.all)
  })
})
