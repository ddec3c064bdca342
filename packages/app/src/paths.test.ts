import { expect, test } from 'vitest'
import { settingsPages } from '@dropwatt/ui'
import { settingsSlugs } from './paths.ts'

test('the settings pages are those of `@dropwatt/ui`, in the same order', () => {
  expect(settingsSlugs).toEqual(settingsPages)
})
