import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inventedClaims } from '../setup/inventedClaims.ts'
import { textsOf } from '../setup/textsOf.ts'
import { expect, test } from './fixtures.ts'

const dist = join(import.meta.dirname, '../../packages/app/dist')

test('[(455)] no document of the build contains invented claims, head included', async () => {
  const files = await readdir(dist, { recursive: true })
  const documents = files.filter((file) => file.endsWith('.html'))
  expect(documents.length).toBeGreaterThan(40)
  for (const document of documents) {
    const text = textsOf(await readFile(join(dist, document), 'utf8'))
    expect([document, ...inventedClaims(text)]).toEqual([document])
  }
})
