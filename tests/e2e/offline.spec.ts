import { generateExport } from '@dropwatt/automations'
import type { Page } from 'playwright/test'
import { deploy } from './deployment.ts'
import { expect, heading, hydrated, sessionKey, test } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'
import { dropFiles } from './workbench/dropFiles.ts'
import { savedFile } from './workbench/savedFile.ts'

test.use({
  serviceWorkers: 'allow',
  // The browser and the client log each failed request, and Chromium sometimes logs that it
  // requests a script from the service worker twice.
  allowedProblems:
    /ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError|Failed to fetch|cross-world service worker/,
})

/** Waits until the service worker has cached everything and controls the page. */
async function untilKept(page: Page): Promise<void> {
  // A public page runs no scripts, so caches nothing, before the first interaction.
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const tryAgain = (page: Page) => page.getByRole('link', { name: /Try again|Riprova/ })

test('quality 22: offline every page of the dashboard opens', async ({
  memberPage: page,
  context,
}) => {
  await skipBackgroundDelay(context)
  await page.goto('/dashboard')
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Welcome Back!')
  await page.goto('/dashboard/auto-tag')
  await expect(heading(page)).toHaveText('Auto-Tag Products')
  await page.goto('/dashboard/settings/notifications')
  await expect(heading(page)).toHaveText('Notifications')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/terms')
  await expect(heading(page)).toHaveText('Terms of Service')
})

test('quality 22: offline the files of a member are there although the token has expired', async ({
  memberPage: page,
  context,
}) => {
  await skipBackgroundDelay(context)
  await page.goto('/dashboard/files')
  await hydrated(page)
  await dropFiles(page, {
    name: 'products.csv',
    bytes: Buffer.from(generateExport({ products: 5 })),
  })
  const file = savedFile(page, 'products.csv')
  await expect(file).toBeVisible()
  await untilKept(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  }, sessionKey)
  await page.reload()
  await expect(file).toBeVisible()
})

test('no response of the backend is cached', async ({ memberPage: page, context, account }) => {
  await skipBackgroundDelay(context)
  await page.goto('/dashboard')
  await untilKept(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Welcome Back!')
  await page.goto('/?code=00000000-0000-4000-8000-000000000000')
  await expect(page).not.toHaveURL(/code=/)
  const kept = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isAsset = new URL(request.url).pathname.startsWith('/assets/')
        const response = isAsset ? undefined : await cache.match(request)
        found.push({ url: request.url, text: (await response?.text()) ?? '' })
      }
    }
    return found
  })
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ url }) => /auth\/v1|\?/.test(url))).toEqual([])
  expect(kept.filter(({ text }) => text.includes(account.email))).toEqual([])
})

const unvisited = [
  { language: 'en', address: '/terms', says: 'No connection' },
  { language: 'it', address: '/it/terms', says: 'Nessuna connessione' },
] as const

for (const { language, address, says } of unvisited) {
  test(`quality 22: offline ${address} says that there is no connection`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('dropwatt.theme', 'light'))
    await page.goto('/')
    await untilKept(page)
    await context.setOffline(true)
    await page.goto(address)
    await expect(heading(page)).toHaveText(says)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText(says)

    await context.setOffline(false)
    await tryAgain(page).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page)).not.toHaveText(says)
  })
}

test('quality 22: offline a visited start page opens again', async ({ page, context }) => {
  await page.goto('/')
  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/')
  await expect(heading(page)).toHaveText('One dashboard. All your store automations.')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
})

test('a new release keeps the code of open tabs', async ({ context }) => {
  const { origin, release, stop } = await deploy()
  try {
    await skipBackgroundDelay(context)
    const page = await context.newPage()
    await page.goto(`${origin}/signin`)
    await untilKept(page)
    const before = await page.evaluate(() => caches.keys())

    await release()
    const names = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const worker = registration.installing ?? registration.waiting
      if (worker?.state === 'installing') {
        await new Promise((changed) => worker.addEventListener('statechange', changed))
      }
      return caches.keys()
    })
    expect(names).toHaveLength(2)
    expect(names).toContain(before[0])

    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(heading(page)).toBeVisible()

    await page.close()
    const next = await context.newPage()
    await next.goto(`${origin}/favicon.svg`)
    await expect.poll(() => next.evaluate(() => caches.keys())).toEqual([names[1]])
  } finally {
    await stop()
  }
})

test.describe('as an installed app', () => {
  test('the browser reports no installability errors', async ({ page, context }) => {
    await page.goto('/dashboard')
    const devtools = await context.newCDPSession(page)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/dashboard', name: 'Dropwatt' })
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // The only expected error is the incognito mode of the test browser.
    const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
    expect(others).toEqual([])
  })

  test('its pictures are served as images', async ({ request }) => {
    for (const name of ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'og-en.png']) {
      const response = await request.get(`/${name}`)
      expect(response.status(), name).toBe(200)
      expect(response.headers()['content-type'], name).toBe('image/png')
    }
  })
})
