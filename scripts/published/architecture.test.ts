import { expect, test } from 'vitest'
import { readArchitecture, rowsOf } from './architecture/packageFolders.ts'
import { architecturePicture } from './architecture/picture.ts'

test('the picture of the architecture shows the imports of the sources', async () => {
  const picture = architecturePicture(readArchitecture())
  await expect(picture).toMatchFileSnapshot('../../docs/images/architecture.svg')
})

test('folders that import each other are one block, above what they import', () => {
  const imports = new Map([
    ['pages', new Set(['parts', 'names'])],
    ['parts', new Set(['forms'])],
    ['forms', new Set(['parts', 'names'])],
    ['names', new Set<string>()],
    ['alone', new Set<string>()],
  ])
  expect(rowsOf(imports)).toEqual([[['alone'], ['pages']], [['forms', 'parts']], [['names']]])
})

test('a package other than the app that imports another one is reported', () => {
  const crossings = [{ from: 'ui', to: 'auth', folders: ['pages'] }]
  expect(() => architecturePicture({ packages: [], crossings })).toThrow('from ui to auth')
})
