import type { Locator, Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, holdApp, hydrated, newAccount, test, type Account } from './fixtures.ts'
import { holdDocuments } from './heldDocuments.ts'
import { localOrigin } from './servers.ts'

/** The number of sign-ups that start before hydration; set `EARLY_SIGN_UPS=200` for more. */
const signUps = Number(process.env.EARLY_SIGN_UPS || 10)

/** When a visitor starts at the latest, in ms after the document has loaded. */
const latest = 300

async function middleOf(control: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = (await control.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/**
 * Signs up with mouse and keyboard like a quick visitor: uses the initial positions of all controls,
 * whatever happens to the page meanwhile.
 */
async function signUpEarly(page: Page, { email, password }: Account): Promise<void> {
  const controls = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
    page.getByRole('checkbox'),
    page.getByRole('button', { name: 'Create Account' }),
  ]
  const aims = await Promise.all(controls.map(middleOf))
  const texts = [email, password, password]
  for (const [index, [x, y]] of aims.entries()) {
    await page.mouse.click(x, y)
    const text = texts[index]
    if (text !== undefined) await page.keyboard.insertText(text)
  }
}

test(`${signUps} sign-ups in the first ${latest} ms all succeed`, async ({ browser }) => {
  test.setTimeout(signUps * 30_000)
  for (let index = 0; index < signUps; index += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(paths.signUp, { waitUntil: 'commit' })
    const begin = (latest * index) / signUps
    await page.waitForFunction((time) => performance.now() >= time, begin, { polling: 'raf' })
    await page.getByRole('button', { name: 'Create Account' }).waitFor()
    await signUpEarly(page, newAccount())
    await expect(page, `begun after ${begin} ms`).toHaveURL(paths.dashboard)
    await page.close()
  }
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
]) {
  test(`replays clicks and keys on the sign-up page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const release = await holdApp(page)
    await page.goto(paths.signUp)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1')
    const [show] = await page.getByRole('button', { name: 'Show password' }).all()
    await show!.click()
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Switch to the light theme' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+k')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  })
}

test('a click while the rest of the document still arrives is replayed', async ({ page }) => {
  // Up to the end of the first screen.
  const server = await holdDocuments(localOrigin, '<style id="rest">')
  try {
    await page.goto(server.origin + paths.home, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    server.release()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  } finally {
    await server.close()
  }
})

test('the last choice on Theme & Language before hydration is applied', async ({
  memberPage: page,
}) => {
  const release = await holdApp(page)
  await page.goto('/dashboard/settings/theme-language')
  await page.getByText('Italiano', { exact: true }).click()
  await page.getByText('English', { exact: true }).click()
  await page.getByText('Light', { exact: true }).click()
  release()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

test('a choice before hydration does not cancel the next link', async ({ memberPage: page }) => {
  const release = await holdApp(page)
  await page.goto(paths.dashboard)
  await page.getByLabel('Status').selectOption('Error')
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`nav a[href="${href}"]`)!
    // React sets the title when it has hydrated the page, before its effects run.
    let isHydrated = false
    new MutationObserver(() => {
      isHydrated = true
    }).observe(document.querySelector('title')!, { childList: true })
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (isHydrated ? link.click() : port2.postMessage('')))
    port1.start()
    port2.postMessage('')
  }, paths.dashboardSupport)
  release()
  await expect(page).toHaveURL(paths.dashboardSupport)
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('Error')
})
