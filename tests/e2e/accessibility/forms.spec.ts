import type { Locator, Page } from 'playwright/test'
import { paths } from '../../../packages/app/src/paths.ts'
import { expect, hydrate } from '../fixtures.ts'
import { watchFocus } from './hiddenFocus.ts'
import { open, test, type Place } from './places.ts'

interface Form extends Place {
  /** The submit button. */
  readonly send: string
}

const forms: readonly Form[] = [
  { path: paths.signUp, visitor: 'visitor', send: 'Create Account' },
  { path: paths.signIn, visitor: 'visitor', send: 'Log In' },
  { path: paths.forgotPassword, visitor: 'visitor', send: 'Send reset link' },
  { path: paths.support, visitor: 'visitor', send: 'Send message' },
  { path: paths.dashboardSupport, visitor: 'member', send: 'Send message' },
]

/** Escapes a text for a regular expression. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sendButton = (page: Page, { send }: Form) =>
  page.getByRole('main').getByRole('button', { name: send, exact: true })

/** Corrects one field. */
async function putRight(field: Locator) {
  const type = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  )
  if (type === 'checkbox') await field.check()
  else if (type === 'SELECT') await field.selectOption({ index: 1 })
  else await field.fill(type === 'email' ? 'mara@example.com' : 'nightshift')
}

for (const form of forms) {
  test(`a11y 29-33: the form of ${form.path} lets users correct its errors`, async ({
    page,
    session,
  }) => {
    await open(page, form, session)
    await hydrate(page)
    const usualTitle = await page.title()
    const inForm = page.getByRole('main').locator('form')
    await expect(inForm.getByText(/ required/).first()).toBeVisible()

    await sendButton(page, form).click()
    const wrong = inForm.locator('[aria-invalid="true"]')
    await expect(wrong.first()).toBeFocused()
    await expect(page).toHaveTitle(/^Error: .+ - Dropwatt$/)
    const summary = inForm.getByRole('region', { name: 'There is a problem' })
    const links = summary.getByRole('link')
    await expect(links).toHaveCount(await wrong.count())
    for (const [at, message] of (await links.allInnerTexts()).entries()) {
      await expect(wrong.nth(at)).toHaveAttribute('required')
      await expect(wrong.nth(at)).toHaveAccessibleDescription(new RegExp(`${literally(message)}$`))
      await links.nth(at).click()
      await expect(wrong.nth(at)).toBeFocused()
    }

    const fields = await wrong.evaluateAll((elements) => elements.map(({ id }) => id))
    for (const id of fields) {
      const field = page.locator(`[id="${id}"]`)
      await putRight(field)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await expect(links).toHaveCount(0)
    await expect(page).toHaveTitle(usualTitle)
  })
}

/** The space at the top of the window depends on its size. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 481 },
  { width: 1280, height: 400 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 600 },
] as const

/** Without a network a notice takes space too: in a window that is high enough for it, low, and narrow. */
const offlineSizes = [sizes[1], sizes[3], sizes[5]] as const

test.describe('in windows of every size, with and without a network', () => {
  test.use({ allowedProblems: /status of 404|ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError/ })

  for (const form of forms) {
    test(
      `a11y 8, 30, 31, 60: nothing covers the focused field of ${form.path}`,
      { tag: '@nightly' },
      async ({ page, context, session }) => {
        await open(page, form, session)
        await hydrate(page)
        await watchFocus(page)
        const inForm = page.getByRole('main').locator('form')
        const links = inForm.getByRole('region', { name: 'There is a problem' }).getByRole('link')
        const stops = inForm.locator('a[href], input, select, textarea, button')

        const expectInSight = async (when: string) =>
          expect.soft(await page.evaluate(() => window.findHiddenFocus()), when).toEqual([])

        const expectInSightByTab = async (when: string) => {
          const ways = (await stops.count()) - 1
          await links.first().focus()
          for (const key of ['Tab', 'Shift+Tab'])
            for (let way = 0; way < ways; way += 1) await page.keyboard.press(key)
          const found = await page.evaluate(() => window.afterTabs.splice(0))
          expect.soft(found, when).toEqual(Array.from({ length: 2 * ways }, () => []))
        }

        for (const offline of [false, true]) {
          await context.setOffline(offline)
          for (const size of offline ? offlineSizes : sizes) {
            const where = `at ${size.width} x ${size.height}${offline ? ' without a network' : ''}`
            await page.setViewportSize(size)
            await sendButton(page, form).click()
            await expectInSight(`${where}, after the button`)
            for (const link of await links.all()) {
              await link.press('Enter')
              await expectInSight(`${where}, after a link of the summary`)
            }
            await expectInSightByTab(`${where}, after Tab and Shift+Tab`)
            await inForm.getByRole('textbox').first().press('Enter')
            await expectInSight(`${where}, after Enter`)
          }
        }
      },
    )
  }
})
