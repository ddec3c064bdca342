import type { Page } from 'playwright/test'
import { OpenFile } from '@dropwatt/automations'
import { pagePath } from '../../../packages/workbench/src/core/endpoints.ts'
import { expect, test as base } from '../fixtures.ts'
import { servePages } from '../pageServer.ts'
import { downloadChosen, start } from './parts.ts'

const importer = '/dashboard/product-importer#workbench'

/** Relative addresses in it belong to where the page is in the end. */
const apron = `<!doctype html><title>Apron</title><script type="application/ld+json">${JSON.stringify(
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Linen apron',
    image: 'images/apron.jpg',
    description: 'Washed linen.',
    offers: { '@type': 'Offer', price: '39.00', priceCurrency: 'EUR' },
  },
)}</script>`

/** A shop that moved its pages, and is slow with some. */
async function answer(request: Request): Promise<Response> {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  switch (new URL(request.url).pathname) {
    case '/apron':
      return new Response(null, { status: 302, headers: { Location: '/moved/apron' } })
    case '/moved/apron':
      return new Response(apron, { headers: html })
    case '/about':
      return new Response('<!doctype html><p>About us</p>', { headers: html })
    case '/slow':
      return new Promise((resolve) => {
        request.signal.addEventListener('abort', () => resolve(new Response()))
      })
    default:
      return new Response('Not found', { status: 404, headers: html })
  }
}

const test = base.extend<{ requestsPages: boolean }>({
  requestsPages: [true, { option: true }],
  baseURL: async ({ requestsPages }, provide) => {
    const server = await servePages(requestsPages ? answer : undefined)
    await provide(server.origin)
    await server.stop()
  },
})

// The browser logs each answer that is an error, and what a page loads in the background while it is offline.
test.use({ allowedProblems: /status of 502|ERR_INTERNET_DISCONNECTED/ })

function partsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    way: (name: string) => page.getByRole('radio', { name, exact: true }),
    field: page.getByRole('textbox', { name: 'Web address of the product page' }),
    request: button('Request the page'),
    cancel: button('Cancel'),
    instead: page.getByText('Open the page in your browser, then paste', { exact: false }),
    button,
  }
}

/** Opens the importer and chooses the web address. */
async function chooseAddress(page: Page) {
  await start(page, importer)
  const parts = partsOf(page)
  await parts.way('Web address').check()
  await expect(parts.field).toBeVisible()
  return parts
}

/** Records the addresses that the server is asked for. */
function addressesAsked(page: Page): readonly (string | null)[] {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === pagePath) asked.push(url.searchParams.get('address'))
  })
  return asked
}

test('the product page at a web address becomes a product export', async ({ memberPage: page }) => {
  const asked = addressesAsked(page)
  const { field, button } = await chooseAddress(page)
  await expect(field).toHaveAccessibleDescription(
    'The server that runs this dashboard requests the page. Nothing else is sent.',
  )
  await field.fill('http://shop.example/apron')
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')

  const bench = page.getByRole('region', { name: 'apron.html' })
  await expect(bench.getByRole('heading', { name: 'apron.html' })).toBeFocused()
  expect(asked).toEqual(['http://shop.example/apron'])
  const preview = page.getByRole('region', { name: 'Preview of the first product' })
  await expect(preview.getByText('Linen apron', { exact: true })).toBeVisible()

  await page.reload()
  await expect(preview.getByText('Linen apron', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  const apply = button('Apply 1 product')
  await expect(apply).toBeDisabled()
  await page
    .getByRole('switch', { name: 'I have permission to use these texts and images' })
    .click()
  await apply.click()
  const result = page.getByRole('region', { name: 'Applied: 1 product imported' })
  await result.getByRole('button', { name: 'Download', exact: true }).click()
  const bytes = await downloadChosen(page, /Whole file/)
  const made = OpenFile.open(new Uint8Array(bytes), { name: 'made.csv' })
  expect(made.facts).toMatchObject({ products: 1, rows: 1 })
  expect(bytes.toString()).toContain('http://shop.example/moved/images/apron.jpg')
})

test('problems of a web address are shown', async ({ memberPage: page }) => {
  const asked = addressesAsked(page)
  const { field, request, cancel, instead, button, way } = await chooseAddress(page)
  await field.fill('shop.example')
  await request.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This is no address of a web page\./)
  expect(asked).toEqual([])

  await field.fill('http://shop.example/gone')
  await request.click()
  await expect(page.getByText('The site has no page at this address.')).toBeVisible()
  await expect(instead).toBeVisible()

  await field.fill('http://shop.example/about')
  await expect(instead).toBeHidden()
  await request.click()
  await expect(page.getByText('No product was found in it.')).toBeVisible()
  await button('Pasted text').click()
  await expect(way('Pasted text')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Product JSON or HTML' })).toBeVisible()
  await way('Web address').check()
  await expect(field).toHaveValue('http://shop.example/about')
  await expect(instead).toBeHidden()

  const failed = () =>
    page.waitForEvent('requestfailed', (each) => new URL(each.url()).pathname === pagePath)
  await field.fill('http://shop.example/slow')
  const first = failed()
  await request.click()
  await expect(page.getByRole('button', { name: 'Requesting the page…' })).toBeVisible()
  await cancel.click()
  await first
  await expect(field).toBeFocused()
  await expect(cancel).toBeHidden()

  const second = failed()
  await request.click()
  await expect(cancel).toBeVisible()
  await way('File').check()
  await second
  await way('Web address').check()
  await expect(request).toBeVisible()
  await expect(cancel).toBeHidden()

  // The answer comes while focus is on the button that goes away with it.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${pagePath}?*`, async (route) => {
    await promise
    await route.continue()
  })
  await field.fill('http://shop.example/gone')
  await request.click()
  await cancel.focus()
  resolve()
  await expect(instead).toBeVisible()
  await expect(field).toBeFocused()
})

test.describe('without a server that requests pages', () => {
  test.use({ requestsPages: false })

  test('the importer says so, also when it is offline', async ({ memberPage: page, context }) => {
    const { field, request, instead, button, way } = await chooseAddress(page)
    await field.fill('http://shop.example/apron')
    await request.click()
    const reason = 'This dashboard runs without a server that could request pages.'
    await expect(page.getByRole('group', { name: reason })).toBeVisible()
    await expect(instead).toBeVisible()

    await context.setOffline(true)
    await request.click()
    const offline = 'The server that runs this dashboard cannot be reached.'
    await expect(page.getByRole('group', { name: offline })).toBeVisible()
    await button('File').click()
    await expect(way('File')).toBeFocused()
  })
})
