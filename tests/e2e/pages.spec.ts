import type { Page } from 'playwright/test'
import {
  automationPath,
  automationSlugs,
  paths,
  protectedPaths,
  publicPaths,
} from '../../packages/app/src/paths.ts'
import { expect, heading, test } from './fixtures.ts'

const unknownPath = '/nothing-here'

/** Pages on which a member cannot stay are seen by a visitor. */
const entrances: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword]
const memberPaths = [...publicPaths, ...protectedPaths].filter((path) => !entrances.includes(path))

async function expectPage(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(heading(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(/^.+ - Dropwatt$/)
  return page.title()
}

test('[028-031, 033, 034, 047-075, 077, 078, 229, 450, 452] every page opens on a hard reload, under a title of its own, and asks for accounts alone', async ({
  memberPage,
  browser,
}) => {
  test.slow()
  const asked = new Set<string>()
  memberPage.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()))
      asked.add(new URL(request.url()).pathname)
  })
  const titles: string[] = []
  for (const path of memberPaths) titles.push(await expectPage(memberPage, path))
  const visitorPage = await browser.newPage()
  for (const path of entrances) titles.push(await expectPage(visitorPage, path))
  await visitorPage.close()
  expect(new Set(titles).size).toBe(publicPaths.length + protectedPaths.length)
  expect([...asked].filter((path) => !path.startsWith('/auth/v1/'))).toEqual([])
})

test('[230] the overview is called Dashboard', async ({ memberPage }) => {
  await memberPage.goto(paths.dashboard)
  await expect(memberPage).toHaveTitle('Dashboard - Dropwatt')
})

test('[314] an automation is called what its heading says', async ({ memberPage }) => {
  test.slow()
  for (const slug of automationSlugs) {
    await memberPage.goto(automationPath(slug))
    await expect(heading(memberPage)).toBeVisible()
    const label = await heading(memberPage).innerText()
    await expect(memberPage).toHaveTitle(`${label} - Dropwatt`)
  }
})

test.describe('an unknown address', () => {
  // The browser logs the answer 404 of the server.
  test.use({ allowedProblems: /status of 404/ })

  for (const path of [
    unknownPath,
    '/dashboard/nothing',
    '/dashboard/settings/nothing',
    '/affiliate',
  ]) {
    test(`[035, 036, 423, 425] ${path} is not found, signed in or out`, async ({
      page,
      memberPage,
      browser,
    }) => {
      const visitorPage = await browser.newPage()
      for (const somebody of [visitorPage, memberPage]) {
        const response = await somebody.goto(path)
        expect(response?.status()).toBe(404)
        await expect(heading(somebody)).toHaveText('Page Not Found')
        await expect(somebody).toHaveTitle('Page Not Found - Dropwatt')
      }
      await visitorPage.close()
      await expect(page).toHaveURL(path)
    })
  }

  test('[424] leads home', async ({ page }) => {
    await page.goto(unknownPath)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  })
})

test('[032] the terms are kept from search engines, and nothing else is', async ({ page }) => {
  await page.goto('/terms')
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Dropwatt' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(robots).toHaveCount(0)
})

test('payment success leads on, and its button at once', async ({ memberPage: page }) => {
  await page.clock.install()
  await page.goto(paths.paymentSuccess)
  await expect(heading(page)).toBeVisible()
  await page.clock.runFor(4900)
  await expect(page).toHaveURL(paths.paymentSuccess)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(paths.dashboard)

  await page.goto(paths.paymentSuccess)
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(paths.dashboard)
})
