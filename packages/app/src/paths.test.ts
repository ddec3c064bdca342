import { expect, test } from 'vitest'
import { automations, settingsPages } from '@dropwatt/ui'
import { automationSlugs, protectedPaths, publicPaths, settingsSlugs } from './paths.ts'

test('the automations are those of the library, in its order', () => {
  expect(automationSlugs).toEqual(automations.map(({ slug }) => slug))
})

test('the settings pages are those of the library, in its order', () => {
  expect(settingsSlugs).toEqual(settingsPages)
})

test('there are 7 public and 31 protected pages, none twice', () => {
  const all = [...publicPaths, ...protectedPaths]
  expect(publicPaths).toHaveLength(7)
  expect(protectedPaths).toHaveLength(31)
  expect(new Set(all).size).toBe(all.length)
})
