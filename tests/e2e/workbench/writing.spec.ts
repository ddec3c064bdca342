import type { Page } from 'playwright/test'
import { hashedFiles } from '../../../packages/app/server/cacheControl.ts'
import { connectingPolicy } from '../../../packages/app/server/securityHeaders.ts'
import { expect, test } from '../fixtures.ts'

const source = `Handle,Title,Vendor\ncup,Acme cup 350 ml,Acme\nlamp,Acme lamp,Acme\n`
const bench = (page: Page) => page.getByRole('region', { name: 'products.csv' })
const panel = (page: Page) => bench(page).getByRole('group', { name: 'My own key', exact: true })
const service = 'https://texts.example'
const key = 'sk-secret-of-ada'

interface Asked {
  readonly authorization: string | undefined
  readonly text: string
}

/** Stands in for a service of the member at the edge of the network. */
async function serve(page: Page, answer: (text: string) => string | number): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.context().route(`${service}/**`, async (route) => {
    const request = route.request()
    const { messages } = request.postDataJSON()
    const text: string = messages[1].content
    asked.push({ authorization: request.headers()['authorization'], text })
    const found = answer(text)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (typeof found === 'number') {
      await route.fulfill({ status: found, headers, json: { error: { message: 'No' } } })
    } else {
      await route.fulfill({ headers, json: { choices: [{ message: { content: found } }] } })
    }
  })
  return asked
}

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/ai-copy-optimizer')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(source) })
  await expect(bench(page).getByRole('radio', { name: /^Rules on this device/ })).toBeChecked()
}

async function enterKey(page: Page): Promise<void> {
  await bench(page)
    .getByRole('radio', { name: /^My own key/ })
    .check()
  await panel(page).getByLabel('Address').fill(`${service}/v1`)
  await panel(page).getByLabel('Model').fill('small')
  await panel(page).getByLabel('Key').fill(key)
}

test(
  'texts of an own service are applied and undone',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    const asked = await serve(page, (text) =>
      text.includes('cup') ? `White ${text}` : `${text}, 20 W`,
    )
    const policies: (string | undefined)[] = []
    page.on('response', (response) => {
      if (response.url().includes(`${hashedFiles}serviceRequests-`)) {
        policies.push(response.headers()['content-security-policy'])
      }
    })
    await open(page)
    await expect(bench(page).getByText('Your data stays on this device')).toBeVisible()
    await enterKey(page)
    await expect(bench(page).getByText('Text is sent to texts.example with your key')).toBeVisible()
    await expect(panel(page).getByText('This sends 2 texts to texts.example.')).toBeVisible()
    expect(asked).toEqual([])

    await panel(page).getByRole('button', { name: 'Write 2 texts' }).click()
    await expect(bench(page).getByRole('treegrid')).toContainText('White')
    await expect(bench(page).getByRole('treegrid')).toContainText('Written by texts.example')
    await expect(panel(page).getByRole('button', { name: 'Write 2 texts again' })).toBeEnabled()
    expect(asked.map(({ text }) => text).toSorted()).toEqual(['Acme cup 350 ml', 'Acme lamp'])
    expect(asked[0]?.authorization).toBe(`Bearer ${key}`)
    expect(new Set(policies)).toEqual(new Set([connectingPolicy]))

    // The number that the file lacks is a conflict.
    await bench(page).getByRole('button', { name: 'Apply 1 change' }).click()
    await expect(bench(page).getByRole('heading', { name: 'Applied: 1 cell' })).toBeVisible()
    await bench(page).getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(bench(page).getByRole('button', { name: 'Apply 1 change' })).toBeVisible()

    await page.reload()
    await expect(panel(page).getByLabel('Key')).toHaveValue('')
    await expect(bench(page).getByText('Your data stays on this device')).toBeVisible()
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => Object.values(storage).join('\n')).join('\n'),
    )
    expect(stored).not.toContain(key)
  },
)

test('a saved key is there after a reload', async ({ memberPage: page }) => {
  await serve(page, () => 401)
  await open(page)
  await enterKey(page)
  await panel(page).getByRole('switch', { name: 'Save on this device' }).check()
  await panel(page).getByRole('button', { name: 'Write 2 texts' }).click()
  await expect(panel(page).getByText('The service did not accept the key')).toBeVisible()

  await page.reload()
  await expect(panel(page).getByLabel('Key')).toHaveValue(key)

  await page.context().route(`**${hashedFiles}serviceRequests-*`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.reload()
  await expect(bench(page).getByRole('radio', { name: /^My own key/ })).toBeDisabled()
  await expect(
    bench(page).getByText('This site does not allow connections to other services.'),
  ).toBeVisible()
})
