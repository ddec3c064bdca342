import { expect, test } from 'vitest'
import { catalogParts, workbenchParts } from './catalogParts.ts'

const locales = '../../packages/ui/src/locales'

test.each([
  ['textModules.ts', catalogParts],
  ['workbench/textModules.ts', workbenchParts],
])('%s lists every file that declares texts', async (file, parts) => {
  await expect(await parts()).toMatchFileSnapshot(`${locales}/${file}`)
})
