import type { Locator, Page } from 'playwright/test'
import { paths } from '../../packages/app/src/paths.ts'
import { expect, heading, openForUse, hydrate, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

interface Overlay {
  readonly name: string
  readonly viewport: typeof phone
  /** The page it is opened on. */
  readonly path: string
  /** Returns the control that opens it. */
  readonly opener: (page: Page) => Locator
}

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu', includeHidden: true })
const search = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Search/, includeHidden: true })
const keys = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /shortcuts/i, includeHidden: true })

const all: readonly Overlay[] = [
  { name: 'the menu of the site', viewport: phone, path: '/', opener: menu },
  { name: 'the drawer of the dashboard', viewport: phone, path: paths.dashboard, opener: menu },
  { name: 'the palette on a phone', viewport: phone, path: paths.dashboard, opener: search },
  { name: 'the palette', viewport: laptop, path: paths.dashboard, opener: search },
  { name: 'the list of keys', viewport: laptop, path: paths.dashboard, opener: keys },
]

const dialog = (page: Page) => page.getByRole('dialog')
const announced = (page: Page) => page.getByRole('status').filter({ hasText: ' - Dropwatt' })

/** The document before the page, which costs less to load than a page of the app. */
const before = '/favicon.svg'

/** The parts of a page that must be unchanged after an overlay was opened and closed. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({ title: document.title, address: location.href, scrolled: scrollY }))

/** The position in the history. */
const entryOf = (page: Page) => page.evaluate(() => navigation.currentEntry?.index)

/** Taps like a finger; Playwright's click would first scroll sticky elements. */
async function press(page: Page, control: Locator) {
  const { x, y, width, height } = (await control.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Navigates to a page from another document and scrolls down. */
async function arrive(page: Page, { path }: Overlay) {
  await page.goto(before)
  await openForUse(page, path)
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
}

async function open(page: Page, { opener }: Overlay) {
  await press(page, opener(page))
  await expect(dialog(page)).toBeVisible()
}

/** Goes forward, and waits until the app has gone back. */
const goForwardInVain = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 2
        navigation.addEventListener('currententrychange', () => (left -= 1) || resolve())
        history.forward()
      }),
  )

for (const overlay of all) {
  const { name, viewport, opener } = overlay

  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('closes with Back', async ({ memberPage: page }) => {
      await arrive(page, overlay)
      const usual = await stateOf(page)
      const entry = await entryOf(page)
      const expectUsual = async () => {
        await expect(dialog(page)).toBeHidden()
        await expect(opener(page)).toBeFocused()
        await expect.poll(() => entryOf(page)).toBe(entry)
        expect(await stateOf(page)).toEqual(usual)
        await expect(announced(page)).toHaveCount(0)
      }

      await open(page, overlay)
      await expect.poll(() => entryOf(page)).not.toBe(entry)
      await page.goBack()
      await expectUsual()

      // Forward does not open it.
      await goForwardInVain(page)
      await expectUsual()
    })

    test('leaves no history entry when it closes otherwise', async ({ memberPage: page }) => {
      await arrive(page, overlay)
      const entry = await entryOf(page)
      await open(page, overlay)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect.poll(() => entryOf(page)).toBe(entry)

      await open(page, overlay)
      await page.reload()
      await hydrate(page)
      await expect(heading(page)).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await page.waitForFunction(() => !history.state?.overlays)
      expect(await entryOf(page)).toBe(entry)
    })
  })
}

test.describe('a link', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, overlay, link, next] of [
    ['of the menu', all[0]!, 'Pricing', '/#pricing'],
    ['of the drawer', all[1]!, 'Affiliate Program', paths.affiliate],
    ['of the palette', all[3]!, 'Support', paths.dashboardSupport],
  ] as const) {
    test(`${name} navigates, and Back returns`, async ({ memberPage: page }) => {
      await page.setViewportSize(overlay.viewport)
      await arrive(page, overlay)
      await press(page, overlay.opener(page))
      const role = overlay === all[3] ? 'option' : 'link'
      await dialog(page).getByRole(role, { name: link, exact: true }).press('Enter')
      await expect(page).toHaveURL(next)
      await expect(dialog(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(overlay.path)
      await expect(dialog(page)).toBeHidden()
      await page.goForward()
      await expect(page).toHaveURL(next)
      await page.goBack()
      await expect(page).toHaveURL(overlay.path)
      await page.goBack()
      await expect(page).toHaveURL(before)
    })
  }
})

test.describe('in the menu of the site', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('a chosen language stays after Back', async ({ page }) => {
    const expectLanguage = async (address: string, language: string) => {
      await expect(page).toHaveURL(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await arrive(page, all[0]!)
    await press(page, menu(page))
    await dialog(page).getByRole('button', { name: 'Switch to Italian' }).click()
    await expectLanguage('/it', 'it')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expectLanguage('/it', 'it')

    await press(page, page.getByRole('button', { name: 'Apri il menu' }))
    await dialog(page).getByRole('button', { name: 'Passa all’inglese' }).click()
    await expectLanguage('/', 'en')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expectLanguage('/', 'en')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('Back returns focus to its button', async ({ page }) => {
    await openForUse(page, '/#pricing')
    await expect(page.locator('#pricing')).toBeFocused()
    await press(page, menu(page))
    await expect(dialog(page)).toBeVisible()
    const usual = await stateOf(page)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
    expect(await stateOf(page)).toEqual(usual)
  })
})

test('an overlay that replaces another closes with one Back', async ({ memberPage: page }) => {
  await page.setViewportSize(phone)
  await arrive(page, all[1]!)
  await press(page, menu(page))
  await dialog(page).getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(dialog(page)).toBeHidden()

  await press(page, menu(page))
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(dialog(page).getByRole('combobox')).toBeHidden()
  await page.waitForFunction(() => history.state?.overlays === 1)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(paths.dashboard)
  await page.goBack()
  await expect(page).toHaveURL(before)
})
