import { expect } from 'playwright/test'
import { changedProducts, fingerprint } from '../e2e/workbench/expected.ts'
import { productExport } from '../e2e/workbench/exports.ts'
import { test } from './fixtures.ts'

const heading = 'h1'
const toast = '[aria-label="Notifications (F8)"]'
const card = `${toast} > div`
const dialog = 'dialog[open]'
const search = `${dialog} [role="combobox"]`

/** Tells whether a swipe over an element would select its text. */
function selectable(selector: string): string | undefined {
  const element = document.querySelector(selector)
  const style = element ? getComputedStyle(element) : undefined
  return style?.getPropertyValue('user-select') || style?.getPropertyValue('-webkit-user-select')
}

test('the dashboard and an automation show notices, which F8 focuses and the keyboard closes', async ({
  owner,
}) => {
  await owner.open('/dashboard')
  await owner.sees(heading, 'Welcome Back!')
  await owner.look('dashboard')
  await owner.click('button', 'Compress Images JPG, PNG and WEBP')
  await owner.sees(toast, 'Compress Images')
  await owner.click(`${toast} button`, 'Close')
  await owner.seesNo(card)

  await owner.click('nav a', 'Auto-Tag Products')
  await owner.isAt('/dashboard/auto-tag')
  await owner.hasFocus(heading)
  await owner.look('automation')
  await owner.click('main button', 'Run')
  await owner.sees(toast, "This feature isn't implemented yet")
  expect(await owner.evaluate(selectable, card), 'what is swiped away').toBe('none')
  await owner.press('F8')
  await owner.hasFocus(toast)
  await owner.press('Tab')
  await owner.hasFocus(`${toast} button`)
  await owner.look('notice')
  await owner.press('Enter')
  await owner.seesNo(card)
})

test('the support form shows what is missing, and is empty after it was submitted', async ({
  owner,
}) => {
  await owner.open('/dashboard/support')
  await owner.sees(heading, 'Support')
  await owner.click('form button', 'Send message')
  for (const problem of [
    'Name is required.',
    'Email is required.',
    'Please select a topic.',
    'Message is required.',
  ]) {
    await owner.sees('form', problem)
  }
  await owner.look('support-errors')

  await owner.fill('Name', 'Mara')
  await owner.fill('Email', 'mara@example')
  await owner.choose('Topic', 'billing')
  await owner.fill('Message', 'How do I pay?')
  await owner.click('form button', 'Send message')
  await owner.sees('form', 'Email is invalid.')
  await owner.fill('Email', 'mara@example.com')
  await owner.click('form button', 'Send message')
  await owner.sees('main', 'Your message is complete')
  await owner.look('support-complete')
})

test('search and keyboard shortcuts open with their keys, and return focus', async ({ owner }) => {
  await owner.open('/dashboard')
  await owner.sees(heading, 'Welcome Back!')
  const width = () => owner.evaluate(() => document.querySelector('main')?.clientWidth)
  const before = await width()
  await owner.press('Control+k')
  await owner.hasFocus(search)
  expect(await width(), 'the page behind the search').toBe(before)
  await owner.look('search')
  await owner.click(`${dialog} [role="option"]`, 'Affiliate Program')
  await owner.sees(heading, 'Affiliate Program')
  await owner.hasFocus(heading)
  await owner.press('Control+k')
  await owner.hasFocus(search)
  await owner.type('community')
  await owner.press('Enter')
  await owner.sees(heading, 'Top E-Com Community')
  await owner.hasFocus(heading)

  await owner.press('Control+/')
  await owner.sees(dialog, 'Keyboard shortcuts')
  await owner.look('keys')
  await owner.press('Escape')
  await owner.seesNo(dialog)
  await owner.hasFocus(heading)
})

test('on a phone the navigation is a drawer', async ({ owner }) => {
  await owner.resize(390, 844)
  await owner.open('/dashboard')
  await owner.sees(heading, 'Welcome Back!')
  await owner.look('dashboard-phone')
  await owner.click('button', 'Open menu')
  await owner.look('drawer')
  await owner.click(`${dialog} a`, 'Affiliate Program')
  await owner.isAt('/dashboard/affiliate')
  await owner.seesNo(dialog)
  await owner.look('affiliate-phone')
})

test('theme and language change at once, and persist', async ({ owner }) => {
  await owner.open('/dashboard/settings/theme-language')
  await owner.sees(heading, 'Theme & Language')
  const gaps = await owner.evaluate(() =>
    [...document.querySelectorAll('main legend')].map((legend) => {
      const text = document.createRange()
      text.selectNodeContents(legend)
      const next = legend.nextElementSibling?.getBoundingClientRect().top ?? 0
      return next - text.getBoundingClientRect().bottom > 8
    }),
  )
  expect(gaps, 'between a legend and what it names').toEqual([true, true])
  await owner.click('button', 'Switch to the light theme')
  await owner.sees('html[data-theme="light"]')
  await owner.look('settings-light')
  await owner.click('button', 'Switch to Italian')
  await owner.sees('html[lang="it"]')
  await owner.reload()
  await owner.sees('html[data-theme="light"][lang="it"]')
  await owner.sees(heading, 'Tema e lingua')
  await owner.resize(390, 844)
  await owner.look('settings-light-italian-phone')
})

test('an export is opened, changed, undone and downloaded byte for byte', async ({ owner }) => {
  const source = productExport('products.csv')
  const bench = 'section[aria-label="Workbench: products.csv"]'
  const main = `${dialog} button[data-variant="neon"]`
  const download = async () => {
    await owner.sees(`${main}:enabled`, 'Download')
    await owner.click(main)
    const { name, bytes } = await owner.takeDownload()
    await owner.seesNo(dialog)
    return fingerprint(name, bytes)
  }
  await owner.open('/dashboard/mass-compare-price')
  await owner.sees(heading, 'Mass Compare-at-Price')
  await owner.seesNo('#root[data-prerendered]')
  await owner.keepDownloads()
  await owner.drop(source.name, source.bytes)
  await owner.sees(`${bench} [role="treegrid"]`, 'Caffè 1')
  await owner.click(`${bench} [role="treegrid"] label`)
  await owner.sees(bench, '1 excluded')
  await owner.look('workbench')
  await owner.click(`${bench} button`, 'Apply 117 changes')
  await owner.hasFocus(`${bench} h3`)
  await owner.sees(`${bench} h3`, 'Applied: 117 cells in 39 products')
  await owner.look('workbench-applied')
  await owner.click(`${bench} section button`, 'Download')
  await owner.look('workbench-download')
  expect(await download()).toEqual(changedProducts(source, 'mass-compare-price', 0))

  await owner.click(`${bench} button`, 'Undo last job')
  await owner.sees(`${bench} button[aria-label="Undo last job"][aria-disabled="true"]`)
  await owner.click(`${bench} button`, 'Download')
  // What was undone is on the page again.
  await owner.click('dialog button', 'Download without them')
  expect((await download()).sha256).toBe(fingerprint('', source.bytes).sha256)
})

test.describe('without a connection', () => {
  // The test stops the server, which the browser and the client log.
  test.use({ allowedProblems: /./ })

  test('the dashboard opens, and recovers when it is back', async ({ owner, app }) => {
    await owner.open('/dashboard')
    await owner.isKept()
    await app.interrupt()
    await owner.reload()
    await owner.sees(heading, 'Welcome Back!')
    await owner.open('/dashboard/auto-tag')
    await owner.sees(heading, 'Auto-Tag Products')
    await owner.open('/terms')
    await owner.sees(heading, 'No connection')
    await owner.look('offline')

    await app.resume()
    await owner.click('main a', 'Try again')
    await owner.sees(heading, 'Terms of Service')
    await owner.open('/dashboard')
    await owner.click('button', 'Logout')
    await owner.sees(toast, 'Logged out')
    await owner.isAt('/')
  })
})
