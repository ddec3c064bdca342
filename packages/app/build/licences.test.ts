import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLicences } from './licences.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licences-'))
})
afterAll(() => rm(folder, { recursive: true }))

const own = 'MIT License\n\nCopyright (c) Dropwatt\n\nPermission is granted.\n'

async function addPackage(name: string, manifest: object, files: Readonly<Record<string, string>>) {
  const path = join(folder, name)
  await mkdir(path)
  await writeFile(
    join(path, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...manifest }),
  )
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text)
  return path
}

function licencesOf(...folders: readonly string[]) {
  return writeLicences({ folders, own, fonts: 'The licence of the fonts.\n' })
}

test('lists a text of several packages once', async () => {
  const one = await addPackage('one', { license: 'ISC' }, { LICENSE: 'Words of one.\n' })
  const two = await addPackage('two', { license: 'ISC' }, { 'licence.md': 'Words of one.' })
  const text = await licencesOf(two, one)
  expect(text).toContain('one 1.0.0 (ISC)\ntwo 1.0.0 (ISC)\n\nWords of one.\n')
  expect(text.split('Words of one.')).toHaveLength(2)
})

test('notices of a package stand below its licence', async () => {
  const files = { LICENSE: 'The licence.', NOTICE: 'The notice.' }
  const path = await addPackage('noticed', { license: 'Apache-2.0' }, files)
  expect(await licencesOf(path)).toContain('The licence.\n\nThe notice.\n')
})

test('adds the text of MIT or ISC where it is missing', async () => {
  const path = await addPackage('bare', { license: 'MIT', author: { name: 'Ada' } }, {})
  expect(await licencesOf(path)).toContain(
    'bare 1.0.0 (MIT)\n\nAuthor: Ada\n\nPermission is granted.\n',
  )
  const other = await addPackage('other', { license: 'ISC', author: 'Grace' }, {})
  expect(await licencesOf(other)).toContain(
    'other 1.0.0 (ISC)\n\nAuthor: Grace\n\nPermission to use',
  )
})

test('the ISC licence without its text is given with its author', async () => {
  const path = await addPackage('plain', { license: 'ISC', author: 'Ada' }, {})
  const text = await licencesOf(path)
  expect(text).toContain('Author: Ada')
  expect(text).toContain('provided that the above copyright notice')
})

test('any other licence without its text stops the build', async () => {
  const path = await addPackage('silent', { license: 'Apache-2.0' }, {})
  await expect(licencesOf(path)).rejects.toThrow('silent is in the build and has no text')
})
