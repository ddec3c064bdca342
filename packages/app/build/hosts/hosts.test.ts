import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import {
  compilingPolicy,
  connectingPolicy,
  filePolicy,
  loadingPolicy,
} from '../../server/securityHeaders.ts'
import { hashedFiles } from '../../server/cacheControl.ts'
import { writeHostFiles } from './index.ts'
import { hasCaddy, serveByCaddy } from './testing/caddy.ts'
import { readHeadersFile } from './testing/headersFile.ts'
import { makeSite } from './testing/makeSite.ts'
import { answerAsVercel } from './testing/vercel.ts'
import type { VercelConfig } from './vercel.ts'

const { distDir, deployDir, remove } = await makeSite()
await writeHostFiles(distDir, { deployDir })
afterAll(remove)

const backend = { fetch: () => new Response() }
const app = createApp({ distDir, siteUrl: 'https://localhost', backend })
const askServer = (path: string) => app.request(`https://localhost${path}`)

const policyName = 'Content-Security-Policy'

const compared = [
  policyName,
  'X-Content-Type-Options',
  'X-Frame-Options',
  'X-XSS-Protection',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
] as const

/** Hosts apply one rule to all files, so there hashed files have the policy of documents too. */
const comparedAt = (path: string) =>
  path.startsWith(hashedFiles) ? compared.filter((name) => name !== policyName) : compared

const valuesOf = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]))

/** Paths that exist: documents, a script, a font and a picture. */
const found = [
  '/',
  '/login',
  '/it',
  '/it/login',
  '/dashboard',
  '/dashboard/settings/account',
  '/assets/main-abc123.js',
  '/assets/geist-abc123.woff2',
  '/favicon.svg',
]
const workerFile = 'assets/serviceRequests-abc123.js'
const missing = ['/nothing', '/dashboard/nothing', '/assets/gone-abc123.js']

describe('_headers of Netlify and Cloudflare Pages', async () => {
  const headersOf = readHeadersFile(await readFile(join(distDir, '_headers'), 'utf8'))

  test.each(found)('quality 4, 5: %s has the headers of the server', async (path) => {
    const names = [...comparedAt(path), 'Cache-Control']
    const { headers } = await askServer(path)
    expect(valuesOf(headersOf(path), names)).toEqual(valuesOf(headers, names))
    expect(Object.values(valuesOf(headers, names))).not.toContain(null)
  })

  test.each(missing)('quality 4: %s, which is missing, has them too', async (path) => {
    const { headers } = await askServer(path)
    const names = comparedAt(path)
    expect(valuesOf(headersOf(path), names)).toEqual(valuesOf(headers, names))
  })
})

describe('the address for changing a password leads to the form', () => {
  const [from, to] = ['/.well-known/change-password', '/forgot-password']

  test('on the server', async () => {
    const answer = await askServer(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test('on Netlify and Cloudflare Pages', async () => {
    expect(await readFile(join(distDir, '_redirects'), 'utf8')).toBe(`${from} ${to} 302\n`)
  })

  test('on Vercel', async () => {
    const output = await readFile(join(deployDir, '.vercel/output/config.json'), 'utf8')
    const answer = answerAsVercel(JSON.parse(output) as VercelConfig, ['404.html'], from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test('with Caddy', async () => {
    const caddyfile = await readFile(join(deployDir, 'Caddyfile'), 'utf8')
    expect(caddyfile).toContain(`\n\tredir ${from} ${to} 302\n`)
  })
})

test('quality 1: the server lets only one worker connect to other hosts', async () => {
  const worker = await askServer(`/${workerFile}`)
  expect(worker.headers.get(policyName)).toBe(connectingPolicy)
  const script = await askServer('/assets/main-abc123.js')
  expect(script.headers.get(policyName)).toBe(filePolicy)
})

describe('the output for Vercel', async () => {
  const output = join(deployDir, '.vercel/output')
  const config: VercelConfig = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'))
  const files = [
    'index.html',
    '404.html',
    'favicon.svg',
    'assets/main-abc123.js',
    'assets/geist-abc123.woff2',
  ]
  const ask = (path: string) => answerAsVercel(config, files, path)

  test.each([...found, ...missing])(
    'quality 4, 5: %s has the headers of the server',
    async (path) => {
      const names = [...comparedAt(path), 'Cache-Control']
      const { headers } = await askServer(path)
      expect(valuesOf(ask(path).headers, names)).toEqual(valuesOf(headers, names))
    },
  )

  test('quality 1: lets only one worker connect to other hosts', async () => {
    const worker = answerAsVercel(config, [workerFile], `/${workerFile}`)
    expect(worker.headers.get(policyName)).toBe(connectingPolicy)
    expect(ask('/assets/main-abc123.js').headers.get(policyName)).toContain("connect-src 'self'")
  })

  test('serves the file of an address', () => {
    expect(ask('/it/login')).toMatchObject({ status: 200, file: 'it/login.html' })
    expect(ask('/assets/main-abc123.js')).toMatchObject({ status: 200 })
    expect(ask('/login.html')).toMatchObject({ status: 404, file: '404.html' })
    for (const path of missing) expect(ask(path)).toMatchObject({ status: 404, file: '404.html' })
  })

  test('redirects trailing slashes within the host', () => {
    expect(ask('/it/login/').headers.get('location')).toBe('/it/login')
    for (const path of ['//evil.com/', '/\\evil.com/', '/.evil.com/']) {
      expect(ask(path)).toMatchObject({ status: 404, file: '404.html' })
    }
  })

  test('contains the site without the files for other hosts', async () => {
    expect(await readFile(join(output, 'static/it/login.html'), 'utf8')).toContain('accedi')
    await expect(readFile(join(output, 'static/_headers'))).rejects.toThrow('ENOENT')
  })
})

describe('the Caddyfile', async () => {
  const text = await readFile(join(deployDir, 'Caddyfile'), 'utf8')

  test('quality 1: lets only one worker connect to other hosts', () => {
    expect(text).toContain('@connecting path /assets/serviceRequests-* /assets/imageRequests-*')
    expect(text).toContain(`header @connecting ${policyName} "${connectingPolicy}"`)
    expect(text).toContain(`header @compiling ${policyName} "${compilingPolicy}"`)
    expect(text).toContain(
      '@confined not path /assets/serviceRequests-* /assets/imageRequests-* /assets/FileWorker-* /assets/importWorker-* /assets/imageWorker-*',
    )
    expect(text).toContain(`header @loading ${policyName} "${loadingPolicy}"`)
    expect(text.split(policyName)).toHaveLength(5)
  })

  test('quality 4, 5: sets the headers of the server', async () => {
    const { headers } = await askServer('/')
    for (const name of compared) expect(text).toContain(`${name} "${headers.get(name)}"`)
    expect(text).toContain('header @other Cache-Control "no-cache"')
    expect(text).toContain('header @hashed Cache-Control "public, max-age=31536000, immutable"')
    expect(text).toContain('-Server')
  })

  // Caddy is not a dependency of the project, so these tests run only if it is installed.
  describe.skipIf(!hasCaddy)('served by Caddy, if installed', () => {
    let caddy: Awaited<ReturnType<typeof serveByCaddy>>
    beforeAll(async () => {
      caddy = await serveByCaddy(join(deployDir, 'Caddyfile'), distDir)
    })
    afterAll(() => caddy.stop())

    const ask = (path: string, headers = {}) =>
      fetch(caddy.origin + path, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Proto': 'https', ...headers },
      })

    test('quality 4, 5: answers as the server', async () => {
      for (const path of [...found, ...missing]) {
        const names = [...comparedAt(path), 'Cache-Control', 'Server']
        const [answer, own] = [await ask(path), await askServer(path)]
        expect([path, valuesOf(answer.headers, names)]).toEqual([
          path,
          valuesOf(own.headers, names),
        ])
        expect([path, answer.status]).toEqual([path, missing.includes(path) ? 404 : 200])
      }
    })

    test('serves the document of an address', async () => {
      expect(await (await ask('/it/login')).text()).toContain('accedi')
      for (const path of ['/nothing', '/dashboard/nothing', '/_headers', '/404.html']) {
        expect(await (await ask(path)).text()).toContain('.nothing{')
      }
      expect(await (await ask('/assets/gone-abc123.js')).text()).toBe('')
    })

    test('redirects trailing slashes within the host', async () => {
      expect((await ask('/it/login/')).headers.get('location')).toBe('/it/login')
      expect((await ask('//evil.com/')).headers.get('location')).toBeNull()
    })

    test('quality 4: says nothing of https over http', async () => {
      const { headers } = await ask('/', { 'X-Forwarded-Proto': 'http' })
      expect(headers.has('strict-transport-security')).toBe(false)
    })
  })
})

describe('the build fails', () => {
  test('quality 3: with a style in an attribute', async () => {
    const site = await makeSite()
    await writeFile(join(site.distDir, 'blog.html'), '<p style="color:red">')
    await expect(writeHostFiles(site.distDir, site)).rejects.toThrow('document: <p style=')
    await site.remove()
  })

  test('with more style sheets than fit into a line of _headers', async () => {
    const site = await makeSite()
    for (let index = 0; index < 40; index += 1) {
      await writeFile(join(site.distDir, `${index}.html`), `<style>a${index}{}</style>`)
    }
    await expect(writeHostFiles(site.distDir, site)).rejects.toThrow('over 2000: ')
    await site.remove()
  })
})
