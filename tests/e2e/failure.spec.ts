import { paths } from '../../packages/app/src/paths.ts'
import { breakPage, brokenPage, countTries, repair } from './failures.ts'
import { expect, heading, hydrated, openForUse, test } from './fixtures.ts'

test.describe('a page that throws', () => {
  test.use({ allowedProblems: brokenPage })

  test('quality 18: shows an error panel that can be retried', async ({ memberPage: page }) => {
    await breakPage(page, 'community')
    await page.goto(paths.dashboard)
    await hydrated(page)
    await page.getByRole('link', { name: 'Community' }).click()
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('Something went wrong - Dropwatt')
    await expect(page).toHaveURL(paths.community)
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()

    const tries = await countTries(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => countTries(page)).toBeGreaterThan(Number(tries))
    await expect(heading(page)).toHaveText('Something went wrong')
    await repair(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Top E-Com Community')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('Top E-Com Community - Dropwatt')
  })

  test('quality 18: is dismissed by navigating away', async ({ memberPage: page }) => {
    await breakPage(page, 'community')
    await page.goto(paths.community)
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByRole('link', { name: 'Auto-Tag Products' }).click()
    await expect(heading(page)).toHaveText('Auto-Tag Products')
    await expect(page).toHaveTitle('Auto-Tag Products - Dropwatt')
    await page.goBack()
    await expect(heading(page)).toHaveText('Something went wrong')
  })

  test('quality 18: shows an error panel below the working header of the site', async ({
    page,
  }) => {
    await breakPage(page, 'blog')
    await openForUse(page, paths.home)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(paths.blog)
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(heading(page)).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'Dropwatt' }).click()
    await expect(page).toHaveURL(paths.home)
    await expect(heading(page)).not.toHaveText('Something went wrong')
  })

  test('quality 18: shows a full-screen panel if its frame fails too', async ({
    memberPage: page,
  }) => {
    await breakPage(page, 'dashboard')
    await page.goto(paths.dashboard)
    await expect(heading(page)).toHaveText('Something went wrong')
    await repair(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Welcome Back!')
  })
})

test.describe('the root', () => {
  // The test breaks the first step of the root.
  test.use({ allowedProblems: /Error: broken|React Router caught/ })

  test('quality 19: that throws is replaced by a plain page, which reloads', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('repaired')) return
      HTMLMetaElement.prototype.setAttribute = () => {
        throw new Error('broken')
      }
    })
    await page.goto(paths.paymentSuccess)
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveURL(paths.signUp)
  })
})
