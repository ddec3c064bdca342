import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { readBlocks, readFiles } from '@dropwatt/tooling/readme'

const folder = join(import.meta.dirname, '..')
const examples = join(folder, 'docs/examples')

const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const blocks = readBlocks(readme).filter(({ language }) => /^tsx?$/.test(language))
const sources = new Map(
  readdirSync(examples).map((name) => [name, readFileSync(join(examples, name), 'utf8')]),
)

it('shows the examples of docs/examples in the README, unchanged', () => {
  expect(blocks.length).toBeGreaterThan(0)
  for (const { text } of blocks) expect([...sources.values()]).toContain(text)
})

it('shows the files of the quick start with their paths', () => {
  const files = readFiles(readme).filter(({ path }) => path.startsWith('src/'))
  expect(files.length).toBeGreaterThan(0)
  for (const { path, text } of files) expect(text).toBe(sources.get(basename(path)))
})
