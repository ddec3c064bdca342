import { expect, test } from 'vitest'
import { derivedFromAutomations } from './automations.ts'

const files = await derivedFromAutomations()

test.each(files)('$path follows from the automations', async ({ path, text }) => {
  await expect(text).toMatchFileSnapshot(`../../${path}`)
})
