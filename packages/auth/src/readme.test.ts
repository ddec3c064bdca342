import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const examples = join(folder, 'docs/examples')

const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code)
const sources = readdirSync(examples).map((name) => readFileSync(join(examples, name), 'utf8'))

it('shows examples in the README that are typechecked and drawn as they stand there', () => {
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) expect(sources).toContain(block)
})
