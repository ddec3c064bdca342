import type { Page } from 'playwright/test'
import { addressesOf, readAddress } from '../../packages/app/src/addresses.ts'
import { publicPaths } from '../../packages/app/src/routes/pathLists.ts'
import {
  expect,
  heading,
  holdApp,
  hydrated,
  newAccount,
  openForUse,
  signUp,
  test,
  toast,
} from './fixtures.ts'

const pages = publicPaths.flatMap(addressesOf)

/** Drops a file in the middle of the page, and expects that the browser does not open it. */
function dropEarly(page: Page): Promise<void> {
  return page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'early.csv', { type: 'text/csv' }))
    const place = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
      place?.dispatchEvent(event)
      if (!event.defaultPrevented) throw new Error(`The browser would handle ${type}.`)
    }
  }, 'Handle,Title,Variant Price\ntee,Tee,20.00\n')
}

for (const path of pages) {
  test(`${path} is complete before any script`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', readAddress(path).language ?? '')
    await expect(page).toHaveTitle(/^.+ - Dropwatt$/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(9, 12, 9)')
    await expect(heading(page)).toHaveCSS('font-family', /Bricolage/)
    await page.close()
  })
}

test.describe('a page of the dashboard', () => {
  const expiresAt = (page: Page, time: number) =>
    page.evaluate((expires) => {
      const session = JSON.parse(localStorage.getItem('dropwatt-auth') ?? '{}')
      localStorage.setItem('dropwatt-auth', JSON.stringify({ ...session, expires_at: expires }))
    }, time)

  for (const [path, name] of [
    ['/dashboard', 'Welcome Back!'],
    ['/dashboard/auto-tag', 'Auto-Tag Products'],
    ['/dashboard/settings/account', 'Account'],
  ] as const) {
    test(
      `is complete at ${path} before the app`,
      { tag: '@journey' },
      async ({ memberPage: page, account, request }) => {
        await holdApp(page)
        await page.goto(path)
        await expect(heading(page)).toHaveText(name)
        await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
        await expect(page.getByText('Loading...')).toBeHidden()
        expect(await (await request.get(path)).text()).not.toContain(account.email)
      },
    )
  }

  test('is in the language of the device from the start', async ({ memberPage: page }) => {
    await page.evaluate(() => localStorage.setItem('dropwatt.language', 'it'))
    const release = await holdApp(page)
    await page.goto('/dashboard/settings/team-roles')
    const isItalian = async () => {
      await expect(heading(page)).toHaveText('Team e ruoli')
      await expect(page).toHaveTitle('Team e ruoli - Dropwatt')
    }
    await isItalian()
    await expect(page.getByText('Team & Roles')).toHaveCount(0)
    await expect(page.locator('title')).toHaveCount(1)
    release()
    await hydrated(page)
    await isItalian()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })

  test('shows the chosen theme and language in its controls from the start', async ({
    memberPage: page,
  }) => {
    await page.evaluate(() => {
      localStorage.setItem('dropwatt.theme', 'light')
      localStorage.setItem('dropwatt.language', 'it')
    })
    const release = await holdApp(page)
    await page.goto('/dashboard/settings/theme-language')
    const light = page.getByRole('radio', { name: 'Chiaro' })
    const isShown = async () => {
      await expect(light).toBeChecked()
      await expect(page.getByRole('radio', { name: 'Italiano' })).toBeChecked()
      await expect(page.getByRole('button', { name: 'Passa al tema scuro' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Passa all’inglese' })).toBeVisible()
    }
    await isShown()
    const prerendered = await light.elementHandle()
    release()
    await hydrated(page)
    await isShown()
    // React keeps what it finds as it renders it.
    expect(await prerendered?.evaluate((radio) => radio.isConnected)).toBe(true)
  })

  test('says in the language of the device that it is loading', async ({ memberPage: page }) => {
    await expiresAt(page, 1)
    await page.evaluate(() => localStorage.setItem('dropwatt.language', 'it'))
    const release = await holdApp(page)
    await page.goto('/dashboard')
    await expect(page.getByText('Caricamento...')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.locator('main')).toHaveCount(1)
    release()
    await expect(heading(page)).toHaveText('Ti diamo il bentornato!')
  })

  test('redirects a visitor to the sign-up page before the app', async ({ page }) => {
    await holdApp(page)
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.setItem('dropwatt.language', 'it'))
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/it/login')
    await expect(heading(page)).toHaveText('Crea il tuo account')
  })

  test('replays clicks from before hydration', async ({ memberPage: page }) => {
    const release = await holdApp(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Compress Images' }).click()
    await page.getByRole('checkbox', { name: 'Enable notifications' }).check()
    release()
    await expect(toast(page)).toContainText('Compress Images')
    await expect(page.getByRole('checkbox', { name: 'Enable notifications' })).toBeChecked()
  })

  test('opens a file that is dropped before hydration', async ({ memberPage: page }) => {
    const release = await holdApp(page)
    await page.goto('/dashboard/mass-compare-price')
    await dropEarly(page)
    release()
    await expect(page.getByRole('heading', { name: 'early.csv' })).toBeVisible()
  })

  test('opens a file that is dropped while the session is checked', async ({
    memberPage: page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token?*', async (route) => {
      await answered
      await route.continue()
    })
    await expiresAt(page, 1)
    const check = page.waitForRequest('**/auth/v1/token?*')
    await page.goto('/dashboard/mass-compare-price')
    await check
    await expect(page.getByText('Loading...')).toBeVisible()
    await dropEarly(page)
    answer()
    await expect(page.getByRole('heading', { name: 'early.csv' })).toBeVisible()
  })

  test('loads the auth client after it is usable', async ({ memberPage: page }) => {
    const client = page.waitForRequest('**/assets/client-*.js')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/dashboard')
    await hydrated(page)
    expect(scripts.filter((url) => url.includes('/client-'))).toEqual([])
    await client
  })
})

test('queues clicks until hydration, then replays them', { tag: '@journey' }, async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.getByRole('button', { name: 'Watch 90-sec Demo' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(toast(page)).toContainText('Demo Coming Soon')
})

test('text typed before hydration is kept', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/login')
  await signUp(page, newAccount())
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/dashboard')
})

test('a support message and topic entered before hydration are kept', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/support')
  await page.getByLabel('Name').fill('Mara')
  await page.getByLabel('Topic').selectOption('billing')
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I pay?')
  release()
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue('Mara')
  await expect(page.getByLabel('Topic')).toHaveValue('billing')
  await page.getByLabel('Email').fill('mara@example.com')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I pay?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('the header is sticky before hydration', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  const header = page.getByRole('banner')
  await page.mouse.wheel(0, 2000)
  await expect(header).toBeInViewport()
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  await page.close()
})

test('a page scrolled before hydration keeps its position', async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.locator('header[data-solid]')).toHaveCount(1)
  const positions = await page.evaluate<number[]>('positions')
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
})

test.describe('the language of a public page', () => {
  test('is that of its URL', async ({ page }) => {
    await openForUse(page, '/it/support')
    await expect(page).toHaveTitle('Centro assistenza - Dropwatt')
    await page.getByRole('button', { name: 'Passa all’inglese' }).click()
    await expect(page).toHaveURL('/support')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Help Center - Dropwatt')
  })

  test('is kept from page to page', async ({ page }) => {
    await openForUse(page, '/it')
    await page.getByRole('link', { name: 'Prova gratis' }).first().click()
    await expect(page).toHaveURL('/it/login')
    await page.getByLabel('Email').fill(newAccount().email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1')
    await page.getByLabel('Conferma password', { exact: true }).fill('correct horse 1')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Crea account' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('is Italian if chosen', async ({ page }) => {
    await openForUse(page, '/')
    await page.getByRole('button', { name: 'Switch to Italian' }).click()
    await expect(page).toHaveURL('/it')
    await page.goto('/terms?from=mail#refunds')
    await expect(page).toHaveURL('/it/terms?from=mail#refunds')
  })
})

test('redirects signed-in users away from sign-in before the first paint', async ({
  memberPage: page,
}) => {
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await page.goto('/signin')
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page)).toHaveText('Welcome Back!')
})

test('search engines find every page in every language', async ({ page, request, baseURL }) => {
  await page.goto('/it/support')
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await href('link[rel="canonical"]')).toBe(`${baseURL}/it/support`)
  expect(await href('link[hreflang="en"]')).toBe(`${baseURL}/support`)
  expect(await href('link[hreflang="it"]')).toBe(`${baseURL}/it/support`)
  expect(await href('link[hreflang="x-default"]')).toBe(`${baseURL}/support`)
  const image = page.locator('meta[property="og:image"]')
  await expect(image).toHaveAttribute('content', `${baseURL}/og-it.png`)

  const siteMap = await (await request.get('/sitemap.xml')).text()
  const listed = pages.filter((path) => !path.endsWith('/terms'))
  for (const path of listed) expect(siteMap).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(siteMap.match(/<loc>/g)).toHaveLength(listed.length)
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`)
})

test('the licences of all parts are served', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text()
  for (const [name, licence] of [
    ['react', 'MIT'],
    ['diff', 'BSD-3-Clause'],
    ['onnxruntime-web', 'MIT'],
    ['htmlparser2', 'MIT'],
    ['@jsquash/webp', 'Apache-2.0'],
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(${licence}\\)$`, 'm'))
  }
  expect(licences).toContain('SIL OPEN FONT LICENSE')
})
