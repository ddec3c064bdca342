import { storeSettingsStrings } from '../../../packages/ui/src/store/StoreSettingsPage/StoreSettingsPage.strings.ts'
import { storePath } from '../../../packages/workbench/src/core/live/storeApi.ts'
import { expect, heading, hydrate, test, toast } from '../fixtures.ts'
import { skipBackgroundDelay } from '../skipBackgroundDelay.ts'

/** A text that is in the code of stores alone. */
const mark = storeSettingsStrings.en.meanwhile

test('[2] [3] without a store no code of stores is loaded, and nothing asks for them', async ({
  memberPage: page,
  context,
}) => {
  await skipBackgroundDelay(context)
  const scripts: string[] = []
  const asked: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(`${storePath}/`)) asked.push(pathname)
    if (pathname.endsWith('.js') && response.status() === 200) {
      scripts.push((await response.text()).includes(mark) ? pathname : '')
    }
  })

  for (const path of ['/dashboard', '/dashboard/auto-tag', '/dashboard/settings/shopify-store']) {
    await page.goto(path)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
  }
  await expect(heading(page)).toHaveText('Shopify Store')
  await expect(page.getByText('Sample data')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(toast(page)).toContainText("This feature isn't implemented yet")
  expect(scripts.length).toBeGreaterThan(10)
  expect([scripts.filter(Boolean), asked]).toEqual([[], []])
})

test('[2] without a store Run shows the notice', async ({ memberPage: page }) => {
  await page.goto('/dashboard/auto-tag')
  await hydrate(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(toast(page)).toContainText("This feature isn't implemented yet")
})
