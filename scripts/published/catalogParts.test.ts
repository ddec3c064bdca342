import { expect, test } from 'vitest'
import { catalogParts } from './catalogParts.ts'

test('textModules.ts lists every file that declares texts', async () => {
  await expect(await catalogParts()).toMatchFileSnapshot(
    '../../packages/ui/src/locales/textModules.ts',
  )
})
