import { automations, brand } from '@dropwatt/ui'
import { dark } from '@dropwatt/ui/tokens'
import { expect, test } from 'vitest'
import { protectedPaths } from '../src/routes/pathLists.ts'
import { makeManifest } from './manifest.ts'

const manifest = makeManifest(brand)

test('every address in the manifest belongs to a page', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const address of addresses) expect(protectedPaths).toContain(address)
})

test('the shortcuts are automations', () => {
  const slugs: readonly string[] = automations.map(({ slug }) => slug)
  for (const { url } of manifest.shortcuts) expect(slugs).toContain(url.split('/').at(-1))
})

test('the app opens in the background colour of the dark theme', () => {
  expect(manifest.background_color).toBe(dark.bg)
  expect(manifest.theme_color).toBe(dark.bg)
})

test('the manifest has the icons of an installed app', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
