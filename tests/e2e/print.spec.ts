import type { Page } from 'playwright/test'
import { expect, heading, test } from './fixtures.ts'

const publicPages = ['/', '/terms', '/support', '/login']
const memberPages = [
  '/dashboard',
  '/dashboard/auto-tag',
  '/dashboard/community',
  '/dashboard/settings/plan-billing',
]

/** Opens a page in a theme and emulates print. */
async function printed(page: Page, path: string, theme: string) {
  await page.addInitScript((chosen) => localStorage.setItem('dropwatt.theme', chosen), theme)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
}

/** Lists printed texts that are neither dark on white nor on a picture. */
function paleWords(page: Page) {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    const brush = canvas
    function lightness(color: string) {
      brush.fillStyle = 'white'
      brush.fillRect(0, 0, 1, 1)
      brush.fillStyle = color
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim()
      if (!parent || !words || !parent.checkVisibility()) continue
      if (parent.closest('svg, [role=img], [aria-hidden=true]')) continue
      if (lightness(getComputedStyle(parent).color) > 0.5) pale.push(words)
    }
    return pale
  })
}

for (const theme of ['dark', 'light']) {
  for (const path of publicPages) {
    test(`a11y 64: ${path} prints dark on white from the ${theme} theme`, async ({ page }) => {
      await printed(page, path, theme)
      expect(await paleWords(page)).toEqual([])
      await expect(heading(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
  }

  for (const path of memberPages) {
    test(`a11y 64: ${path} prints dark on white from the ${theme} theme`, async ({
      memberPage: page,
    }) => {
      await printed(page, path, theme)
      expect(await paleWords(page)).toEqual([])
      await expect(heading(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
  }
}

test('a11y 64: controls of a public page are not printed', async ({ page }) => {
  await printed(page, '/', 'dark')
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'OPTIMIZER 300' })).toBeVisible()
})

test('a11y 64: controls of the dashboard are not printed', async ({ memberPage: page }) => {
  await printed(page, '/dashboard/settings/plan-billing', 'dark')
  for (const role of ['banner', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('Optimizer 300').first()).toBeVisible()
})

test('every answer of the help center is printed', async ({ page }) => {
  await printed(page, '/support', 'dark')
  await expect(page.getByText('No, there are no refunds after payment.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

/** Returns the text printed after a link. */
function afterLink(page: Page, name: RegExp) {
  const link = page.getByRole('link', { name }).first()
  return link.evaluate((element) => getComputedStyle(element, '::after').content)
}

test('external links are printed with their URL', async ({ memberPage: page }) => {
  await printed(page, '/dashboard/community', 'light')
  expect(await afterLink(page, /Join the chat/)).toMatch(/https:|attr\(href\)/)
})

test('internal links are printed without their URL', async ({ page }) => {
  await printed(page, '/login', 'light')
  expect(await afterLink(page, /Terms of Service/)).toMatch(/none|normal/)
})

test('an open dialog does not truncate the printed page', async ({ page }) => {
  await page.goto('/terms')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
})
