import { expect, test } from 'vitest'
import { catalogParts } from './catalogParts.ts'

test('a whole catalog is one that has the texts of every file that declares some', async () => {
  await expect(await catalogParts()).toMatchFileSnapshot(
    '../../packages/ui/src/locales/textModules.ts',
  )
})
