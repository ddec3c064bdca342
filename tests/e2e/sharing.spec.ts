import type { APIRequestContext } from 'playwright/test'
import { localize } from '../../packages/app/src/addresses.ts'
import { paths } from '../../packages/app/src/paths.ts'
import { protectedPaths, publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import { expect, test } from './fixtures.ts'

/** Reads the meta tags of a document without running scripts, like a link preview. */
async function readTags(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const tags = Array.from(
    html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g),
    ([, name = '', content = '']) => [name, content] as const,
  )
  const names = tags.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  const byName: Readonly<Record<string, string | undefined>> = Object.fromEntries(tags)
  return byName
}

const en = {
  'og:type': 'website',
  'og:site_name': 'Dropwatt',
  'og:locale': 'en_US',
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': expect.stringMatching(/^Dropwatt\. One dashboard\./),
  'twitter:card': 'summary_large_image',
}
const it = {
  ...en,
  'og:locale': 'it_IT',
  'og:image:alt': expect.stringMatching(/^Dropwatt\. Una sola dashboard\./),
}

for (const [language, tags] of [
  ['en', en],
  ['it', it],
] as const) {
  for (const path of publicPaths) {
    const address = localize(path, language)

    test(`a link preview describes ${address}`, async ({ request, baseURL }) => {
      const found = await readTags(request, address)
      expect(found).toMatchObject({
        ...tags,
        'og:url': `${baseURL}${address}`,
        'og:image': `${baseURL}/og-${language}.png`,
        'og:title': expect.stringMatching(/^.+ - Dropwatt$/),
        'og:description': expect.stringMatching(/^.{30,200}$/),
      })
    })
  }
}

for (const address of [...protectedPaths, paths.updatePassword, paths.twoStep, '/nothing-here']) {
  test(`a link preview of ${address} shows the product`, async ({ request, baseURL }) => {
    const home = await readTags(request, paths.home)
    const tags = await readTags(request, address)
    expect(tags).toMatchObject({
      ...en,
      robots: 'noindex',
      'og:title': home['og:title'],
      'og:description': home['og:description'],
      'og:image': `${baseURL}/og-en.png`,
    })
    // Otherwise another URL would be shown.
    expect(tags['og:url']).toBeUndefined()
  })
}

test('link preview images and icons are small enough', async ({ request }) => {
  for (const [file, type] of [
    ['/og-en.png', 'image/png'],
    ['/og-it.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const response = await request.get(file)
    expect(response.status(), file).toBe(200)
    expect(response.headers()['content-type'], file).toContain(type)
    expect((await response.body()).length, file).toBeLessThan(300_000)
  }
  for (const address of ['/', '/dashboard', '/nothing-here']) {
    const html = await (await request.get(address)).text()
    for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
      expect(html, address).toContain(`href="${icon}"`)
    expect(html, address).toMatch(/<meta\s+name="theme-color"/)
  }
})
