import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loneCatalog } from './lone-catalogs.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lone-catalogs-'))
  await writeFile(
    join(folder, 'Part.strings.ts'),
    `export const partStrings = defineStrings('part', { name: 'Name' })
export const longStrings = defineStrings(
  'longOnes',
  { text: 'Text' },
)
`,
  )
})

afterAll(() => rm(folder, { recursive: true }))

test('the ids of the parts stand in place of their English texts', async () => {
  const code = `import { joinCatalogs } from '../../i18n/index.js'
import { longStrings, partStrings } from './Part.strings.js'

export const partIt = joinCatalogs(partStrings.translate({ name: 'Nome' }))
`
  expect(await loneCatalog(code, folder)).toBe(`import { joinCatalogs } from '../../i18n/index.js'
const longStrings = { translate: (texts) => ({ 'longOnes': texts }) }
const partStrings = { translate: (texts) => ({ 'part': texts }) }

export const partIt = joinCatalogs(partStrings.translate({ name: 'Nome' }))
`)
})

test('a part that is not declared is named', async () => {
  const code = `import { otherStrings } from './Part.strings.js'\n`
  await expect(loneCatalog(code, folder)).rejects.toThrow(
    './Part.strings.ts declares no texts named otherStrings.',
  )
})
