import { expect, test } from 'vitest'
import { derivedFromFolders } from './fileAutomations.ts'

const files = await derivedFromFolders()

test.each(files)('$path is up to date with the folders', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(`../../${path}`)
})
