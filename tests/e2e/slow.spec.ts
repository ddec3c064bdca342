import type { Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, heading, newAccount, signUp, test } from './fixtures.ts'
import { recordShifts } from './layoutShifts.ts'

/** The Slow 3G preset: 400 kbit/s both ways, 400 ms latency. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** When the first text was painted and the first script of the app had loaded, in ms. */
const firsts = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((script) => script.startTime + script.duration)
    return { text: paint?.startTime ?? Infinity, script: Math.min(...scripts) }
  })

test(
  'quality 25: on slow 3G a form submitted twice is sent once',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow()
    const shifts = await recordShifts(page)
    const signUps = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/auth/v1/signup*', async (route) => {
      sent += 1
      await signUps.promise
      await route.continue()
    })
    await slowDown(page)
    await page.goto(paths.signUp)
    await expect(heading(page)).toBeVisible()
    await signUp(page, newAccount())
    await page.locator('button[type="submit"]').click({ force: true })

    const submit = page.locator('button[type="submit"][aria-busy="true"]')
    await expect(submit).toBeVisible()
    await submit.click({ force: true })
    const { text, script } = await firsts(page)
    expect(text).toBeLessThan(script)
    signUps.resolve()
    await expect(page).toHaveURL(paths.dashboard)
    await expect(heading(page)).toHaveText('Welcome Back!')
    expect(sent).toBe(1)
    expect(await shifts()).toBeLessThan(0.05)
  },
)

for (const [path, title] of [
  [paths.dashboard, 'Welcome Back!'],
  [paths.home, 'One dashboard. All your store automations.'],
  [paths.support, 'Help Center'],
] as const) {
  test(
    `quality 25: on slow 3G ${path} shows text first and does not shift`,
    { tag: '@nightly' },
    async ({ memberPage: page }) => {
      test.slow()
      const shifts = await recordShifts(page)
      await slowDown(page)
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await page.dispatchEvent('body', 'touchstart')
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
      const { text, script } = await firsts(page)
      expect(text).toBeLessThan(script)
      expect(await shifts()).toBeLessThan(0.05)
    },
  )
}
