import { describe, expect, test } from 'vitest'
import { automations, settingsPages } from '@dropwatt/ui'
import {
  automationSlugs,
  isKnownPath,
  protectedPaths,
  publicPaths,
  settingsSlugs,
} from './paths.ts'

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

describe('isKnownPath', () => {
  test.each([...publicPaths, ...protectedPaths, '/update-password', '/dashboard/settings'])(
    '%s',
    (path) => {
      expect(isKnownPath(path)).toBe(true)
    },
  )

  test.each(['/Terms', '/terms/', '/terms//', '/DASHBOARD/Auto-Tag/'])(
    '%s, as the router sees no difference',
    (path) => {
      expect(isKnownPath(path)).toBe(true)
    },
  )

  test.each([
    '/nothing',
    '/affiliate',
    '/community',
    '/dashboard/nothing',
    '/dashboard/settings/nothing',
    '/dashboard/constructor',
    '/__proto__',
    '/terms/more',
    '/index.html',
  ])('not %s', (path) => {
    expect(isKnownPath(path)).toBe(false)
  })
})
