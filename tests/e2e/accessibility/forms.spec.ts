import type { Locator, Page } from 'playwright/test'
import { paths } from '../../../packages/app/src/paths.ts'
import { expect } from '../fixtures.ts'
import { watchFocus } from './hiddenFocus.ts'
import { test, type Visit } from './visits.ts'

interface FormVisit extends Visit {
  /** The submit button. */
  readonly send: string
  /** The `autocomplete` tokens, in the order of the fields. */
  readonly tokens: readonly string[]
  readonly language: keyof typeof words
}

const support = ['name', 'email', 'url']
const form = (path: string, send: string, tokens: readonly string[]): FormVisit => ({
  path,
  send,
  tokens,
  language: 'en',
  visitor: path === paths.dashboardSupport ? 'member' : 'visitor',
})
const inItalian = (visit: FormVisit, send: string): FormVisit => ({
  ...visit,
  send,
  language: 'it',
})

const signUp = form(paths.signUp, 'Create Account', ['email', 'new-password', 'new-password'])
const signIn = form(paths.signIn, 'Log In', ['email', 'current-password'])
const forgotten = form(paths.forgotPassword, 'Send reset link', ['email'])
const helpCenter = form(paths.support, 'Send message', support)
const dashboardSupport = form(paths.dashboardSupport, 'Send message', support)

const forms = [
  signUp,
  inItalian(signUp, 'Crea account'),
  signIn,
  inItalian(signIn, 'Accedi'),
  forgotten,
  inItalian(forgotten, 'Invia il link'),
  helpCenter,
  inItalian(helpCenter, 'Invia messaggio'),
  dashboardSupport,
  inItalian(dashboardSupport, 'Invia messaggio'),
]

const englishForms = forms.filter(({ language }) => language === 'en')

const words = {
  en: {
    problem: 'There is a problem',
    title: /^Error: .+ - Dropwatt$/,
    required: / required/,
  },
  it: { problem: 'C’è un problema', title: /^Errore: .+ - Dropwatt$/, required: /obbligator/ },
} as const

/** Escapes a text for a regular expression. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sendButton = (page: Page, { send }: FormVisit) =>
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

for (const visit of forms) {
  const { path, language } = visit
  test(`a11y 29, 30, 31, 32, 33, 34: the form of ${path} in ${language} shows its errors and lets users correct them`, async ({
    openForUse,
  }) => {
    const { problem, title, required } = words[language]
    const page = await openForUse(visit)
    const usualTitle = await page.title()
    const inForm = page.getByRole('main').locator('form')
    await expect(inForm.getByText(required).first()).toBeVisible()

    await sendButton(page, visit).click()
    const wrong = inForm.locator('[aria-invalid="true"]')
    await expect(wrong.first()).toBeFocused()
    await expect(page).toHaveTitle(title)
    const links = inForm.getByRole('region', { name: problem }).getByRole('link')
    await expect(links).toHaveCount(await wrong.count())
    const messages = await links.allInnerTexts()
    for (const [at, message] of messages.entries()) {
      await expect(wrong.nth(at)).toHaveAttribute('required')
      await expect(wrong.nth(at)).toHaveAccessibleDescription(new RegExp(`${literally(message)}$`))
      await links.nth(at).click()
      await expect(wrong.nth(at)).toBeFocused()
    }

    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia(media)
      // The form of the help page is not printed, and neither are its errors.
      const shown = (await inForm.isVisible()) ? messages : []
      for (const message of shown) {
        const text = inForm.locator('[id$="-error"]').filter({ hasText: message })
        await expect(text).toBeVisible()
        await expect(text.locator('svg')).toBeVisible()
      }
      await page.emulateMedia({ forcedColors: null, media: null })
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

test('a11y 32: the title still shows errors after a language switch', async ({ openForUse }) => {
  const page = await openForUse(dashboardSupport)
  await sendButton(page, dashboardSupport).click()
  await expect(page).toHaveTitle('Error: Support - Dropwatt')
  await page.getByRole('button', { name: 'Switch to Italian' }).click()
  await expect(page).toHaveTitle('Errore: Assistenza - Dropwatt')
})

/** Finds a control that is outside the window or covered when it has focus. */
async function isCovered(control: Locator): Promise<boolean> {
  await control.focus()
  return control.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // Pages scroll by whole pixels, but controls may start at fractions.
    const isInside = top > -1 && bottom < innerHeight + 1
    return !(isInside && (element.contains(at) || at?.closest('label')))
  })
}

for (const visit of englishForms) {
  test(`a11y 35, 36, 60: the fields of ${visit.path} have autocomplete tokens, accept pasting, and are not covered on a phone in landscape with its keyboard open`, async ({
    openForUse,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await openForUse(visit)
    const inForm = page.getByRole('main').locator('form')
    const fields = inForm.locator('input:not([type="checkbox"]), textarea')
    const tokens = await fields.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('autocomplete')),
    )
    expect(tokens.filter(Boolean)).toEqual(visit.tokens)
    await page.evaluate(() => navigator.clipboard.writeText('mara@example.com'))
    for (const field of await fields.all()) {
      await field.focus()
      await page.keyboard.press('Control+V')
      await expect(field).toHaveValue('mara@example.com')
    }

    await page.setViewportSize({ width: 844, height: 390 })
    // The height above the keyboard.
    await page.setViewportSize({ width: 844, height: 180 })
    for (const control of await inForm.locator('input, select, textarea, button').all())
      expect(await isCovered(control), String(control)).toBe(false)
  })
}

test('a11y 37: the show buttons of the two passwords have different names', async ({
  openForUse,
}) => {
  const page = await openForUse(signUp)
  for (const name of ['Show password', 'Show confirm password'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
})

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

  for (const visit of englishForms) {
    test(`a11y 8, 30, 31: nothing covers the focused field in the invalid form of ${visit.path}`, async ({
      openForUse,
      context,
    }) => {
      const page = await openForUse(visit)
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
          await sendButton(page, visit).click()
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
    })
  }
})
