import { automations, brand } from '@dropwatt/ui'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { protectedPaths } from '../src/routes/pathLists.ts'
import { languages } from '../src/config/languages.ts'
import { makeManifest } from './manifest.ts'
import { previewPictureOf } from './tags.ts'

const manifest = makeManifest(brand, '#090c09')

test('every address in the manifest belongs to a page', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const address of addresses) expect(protectedPaths).toContain(address)
})

test('the shortcuts are automations', () => {
  const slugs: readonly string[] = automations.map(({ slug }) => slug)
  for (const { url } of manifest.shortcuts) expect(slugs).toContain(url.split('/').at(-1))
})

test('the manifest has the icons of an installed app', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

const publicFile = (path: string) => join(import.meta.dirname, '../public', path)

/** Reads the width and height of a PNG in the public folder from its header. */
function sizeOf(path: string): string {
  const png = readFileSync(publicFile(path))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test.each(manifest.icons)('$src has the size in the manifest', ({ src, sizes }) => {
  expect(sizeOf(src)).toBe(sizes)
})

test.each(languages)('the link preview in %s is a picture of the size in its tags', (language) => {
  const { path, width, height } = previewPictureOf(language)
  expect(sizeOf(path)).toBe(`${width}x${height}`)
})

test.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])('%s exists', (path) => {
  expect(existsSync(publicFile(path))).toBe(true)
})
