import { expect, test } from 'vitest'
import { writeSite, writeSiteFile } from './siteUrls.ts'

const site = 'https://dropwatt.com'

const head = (origin: string) => `<!doctype html><html><head>
    <link rel="canonical" href="${origin}/"><link rel="icon" href="/favicon.svg">
    <link  href='${origin}/it'  rel="alternate" hreflang="it">
    <meta content="${origin}/og-en.png" property="og:image" />
    <meta property="og:image:alt" content="/ is the start page">
    <!-- <link rel="canonical" href="/"> -->`

const sitemap = (origin: string) =>
  `<url><loc>${origin}/</loc><xhtml:link rel="alternate" hreflang="it" href="${origin}/it"/></url>`

const robots = (origin: string) => `Disallow: /dashboard\n\nSitemap: ${origin}/sitemap.xml\n`

test('makes URLs for other sites absolute', () => {
  const body = '</head><body><link rel="canonical" href="/"><a href="/login">Log in</a>'
  const expected = head(site).replaceAll("'", '"') + body
  expect(writeSite(head('') + body, site)).toBe(expected)
  expect(writeSite(expected, 'https://other.example')).toBe(expected)
})

test.each([
  ['the sitemap', sitemap],
  ['robots.txt', robots],
])('URLs in %s become absolute', (_file, write) => {
  expect(writeSiteFile(write(''), site)).toBe(write(site))
})
