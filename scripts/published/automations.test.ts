import { expect, test } from 'vitest'
import { derivedFromAutomations } from './automations.ts'

const files = await derivedFromAutomations()

test.each(files)('$path is up to date with the automations', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(`../../${path}`)
})
