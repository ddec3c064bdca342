import { expect, test } from 'vitest'
import { derivedFromSlugs } from './fileAutomations.ts'

const files = await derivedFromSlugs()

test.each(files)('$path is up to date with the slugs', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(`../../${path}`)
})
