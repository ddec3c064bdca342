import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands.ts'
import { parts } from './faces.ts'
import { makeFonts, writeFontSheet } from './makeFonts.ts'

const ui = join(root, 'packages/ui')

test('the fonts of the library are up to date', async () => {
  const made = await makeFonts()
  const kept = (await readdir(join(ui, 'fonts'))).filter((name) => name.endsWith('.woff2'))
  expect(kept).toEqual(made.map(({ name }) => name).toSorted())
  for (const { name, data } of made) {
    expect({ name, data: await readFile(join(ui, 'fonts', name)) }).toEqual({ name, data })
  }
  expect(await readFile(join(ui, 'fonts.css'), 'utf8')).toBe(await writeFontSheet())
}, 60_000)

test('no character of English or Italian needs a second file', () => {
  const core = parts.find(({ name }) => name === 'core')
  const others = parts.filter((part) => part !== core)
  for (const point of core!.characters) {
    for (const part of others) expect(part.characters).not.toContain(point)
  }
})
