import { expect, test } from 'vitest'
import { settingsPages } from '@dropwatt/ui'
import { automationSlugs, protectedPaths, publicPaths, settingsSlugs } from './paths.ts'

test('the settings pages are those of the library, in its order', () => {
  expect(settingsSlugs).toEqual(settingsPages)
})

test('there are 7 public pages and all others are protected, none twice', () => {
  const all = [...publicPaths, ...protectedPaths]
  expect(publicPaths).toHaveLength(7)
  expect(protectedPaths).toHaveLength(2 + automationSlugs.length + 3 + settingsSlugs.length)
  expect(new Set(all).size).toBe(all.length)
})
