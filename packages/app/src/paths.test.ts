import { expect, test } from 'vitest'
import { automations, settingsPages } from '@dropwatt/ui'
import { automationSlugs, settingsSlugs } from './paths.ts'

test('the automations are those of the library, in its order', () => {
  expect(automationSlugs).toEqual(automations.map(({ slug }) => slug))
})

test('the settings pages are those of the library, in its order', () => {
  expect(settingsSlugs).toEqual(settingsPages)
})
