import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readHeadersFile } from '../../packages/app/build/hosts/testing/headersFile.ts'
import { hashedFiles } from '../../packages/app/server/cacheControl.ts'
import { filePolicy } from '../../packages/app/server/securityHeaders.ts'
import { expect, heading, openForUse, test } from './fixtures.ts'

const dist = join(import.meta.dirname, '../../packages/app/dist')

test('quality 4, 5: responses have the headers that the build writes for hosts', async ({
  page,
  request,
}) => {
  const headersOf = readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'))
  const addresses = new Set<string>()
  page.on('response', (response) => addresses.add(new URL(response.url()).pathname))
  await openForUse(page, '/signin')
  await page.waitForLoadState('networkidle')
  for (const sort of ['.js', '.woff2']) {
    expect([...addresses].some((path) => path.endsWith(sort))).toBe(true)
  }

  for (const path of [...addresses, '/nothing', '/assets/gone.js'].filter(
    (each) => !each.startsWith('/auth/v1/'),
  )) {
    const found = (await request.get(path)).headers()
    const wanted = Object.fromEntries(headersOf(path))
    // The server of the tests uses http, where this header must not be sent.
    delete wanted['strict-transport-security']
    if (path.includes('gone')) wanted['cache-control'] = 'no-cache'
    if (path.startsWith(hashedFiles)) wanted['content-security-policy'] = filePolicy
    expect(found, path).toMatchObject(wanted)
    expect([found.server, found['x-powered-by']], path).toEqual([undefined, undefined])
  }
})

test.describe('the policy blocks', () => {
  // The test tries what the policy blocks.
  test.use({ allowedProblems: /Content Security [Pp]olicy|This document requires/ })

  test('quality 1: markup, scripts and script URLs from strings', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<b>text</b>'),
        document: () => document.write('text'),
        address: () => (document.createElement('script').src = '/favicon.svg'),
        worker: () => new Worker('/favicon.svg'),
        policy: () => window.trustedTypes?.createPolicy('another', { createScriptURL: String }),
      }
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} passes`
        } catch (error) {
          return `${name}: ${error instanceof TypeError ? 'refused' : String(error)}`
        }
      })
    })
    expect(outcome).toEqual([
      'markup: refused',
      'document: refused',
      'address: refused',
      'worker: refused',
      'policy: refused',
    ])
  })

  test('quality 1: content injected into the document', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const injected =
        '<script>document.title = "run"</script><img style="outline-width: 7px" src="data:," onerror="document.title = \'run\'" />'
      const body = (await response.text()).replace('</body>', `${injected}</body>`)
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    await expect(page.locator('img[onerror]')).toBeAttached()
    await expect(heading(page)).toBeVisible()
    await expect(page).not.toHaveTitle('run')
    await expect(page.locator('img[onerror]')).not.toHaveCSS('outline-width', '7px')
  })

  test('quality 1, 6: code in strings', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(async () => {
      const code = 'document.title = "run"'
      const tries = [
        () => Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, [code]),
        () => Reflect.construct(Function, [code]),
      ]
      // The policy only applies to the test's scripts in a task of the page itself.
      return new Promise<string[]>((resolve) => {
        setTimeout(() => {
          const rejections = tries.map((attempt) => {
            try {
              return String(attempt())
            } catch (error) {
              return error instanceof Error ? error.name : ''
            }
          })
          resolve(rejections)
        })
      })
    })
    expect(outcome).toEqual(['EvalError', 'EvalError'])
  })
})

test.describe('a violation', () => {
  test.fail()

  test('fails its test, also in a second page', async ({ browser, baseURL }) => {
    const page = await browser.newPage()
    await page.goto(`${baseURL}/`)
    const told = page.waitForEvent('console')
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://x.test/' }))
    })
    await told
    await page.close()
  })
})
