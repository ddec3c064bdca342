import { expect } from 'playwright/test'
import { fileAfter, fingerprint } from '../e2e/workbench/expected.ts'
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
  member,
}) => {
  await member.open('/dashboard')
  await member.sees(heading, 'Welcome Back!')
  await member.look('dashboard')
  await member.click('button', 'Compress Images JPG, PNG and WEBP')
  await member.sees(toast, 'Compress Images')
  await member.click(`${toast} button`, 'Close')
  await member.seesNo(card)

  await member.click('nav a', 'Auto-Tag Products')
  await member.isAt('/dashboard/auto-tag')
  await member.hasFocus(heading)
  await member.look('automation')
  await member.click('main button', 'Run')
  await member.sees(toast, "This feature isn't implemented yet")
  expect(await member.evaluate(selectable, card), 'what is swiped away').toBe('none')
  await member.press('F8')
  await member.hasFocus(toast)
  await member.press('Tab')
  await member.hasFocus(`${toast} button`)
  await member.look('notice')
  await member.press('Enter')
  await member.seesNo(card)
})

test('the support form shows what is missing, and is empty after it was submitted', async ({
  member,
}) => {
  await member.open('/dashboard/support')
  await member.sees(heading, 'Support')
  await member.click('form button', 'Send message')
  for (const problem of [
    'Name is required.',
    'Email is required.',
    'Please select a topic.',
    'Message is required.',
  ]) {
    await member.sees('form', problem)
  }
  await member.look('support-errors')

  await member.fill('Name', 'Mara')
  await member.fill('Email', 'mara@example')
  await member.choose('Topic', 'billing')
  await member.fill('Message', 'How do I pay?')
  await member.click('form button', 'Send message')
  await member.sees('form', 'Email is invalid.')
  await member.fill('Email', 'mara@example.com')
  await member.click('form button', 'Send message')
  await member.sees('main', 'Your message is complete')
  await member.look('support-complete')
})

test('search and keyboard shortcuts open with their keys, and return focus', async ({ member }) => {
  await member.open('/dashboard')
  await member.sees(heading, 'Welcome Back!')
  const width = () => member.evaluate(() => document.querySelector('main')?.clientWidth)
  const before = await width()
  await member.press('Control+k')
  await member.hasFocus(search)
  expect(await width(), 'the page behind the search').toBe(before)
  await member.look('search')
  await member.click(`${dialog} [role="option"]`, 'Affiliate Program')
  await member.sees(heading, 'Affiliate Program')
  await member.hasFocus(heading)
  await member.press('Control+k')
  await member.hasFocus(search)
  await member.type('community')
  await member.press('Enter')
  await member.sees(heading, 'Top E-Com Community')
  await member.hasFocus(heading)

  await member.press('Control+/')
  await member.sees(dialog, 'Keyboard shortcuts')
  await member.look('keys')
  await member.press('Escape')
  await member.seesNo(dialog)
  await member.hasFocus(heading)
})

test('on a phone the navigation is a drawer', async ({ member }) => {
  await member.resize(390, 844)
  await member.open('/dashboard')
  await member.sees(heading, 'Welcome Back!')
  await member.look('dashboard-phone')
  await member.click('button', 'Open menu')
  await member.look('drawer')
  await member.click(`${dialog} a`, 'Affiliate Program')
  await member.isAt('/dashboard/affiliate')
  await member.seesNo(dialog)
  await member.look('affiliate-phone')
})

test('theme and language change at once, and persist', async ({ member }) => {
  await member.open('/dashboard/settings/theme-language')
  await member.sees(heading, 'Theme & Language')
  const gaps = await member.evaluate(() =>
    [...document.querySelectorAll('main legend')].map((legend) => {
      const text = document.createRange()
      text.selectNodeContents(legend)
      const next = legend.nextElementSibling?.getBoundingClientRect().top ?? 0
      return next - text.getBoundingClientRect().bottom > 8
    }),
  )
  expect(gaps, 'between a legend and what it names').toEqual([true, true])
  await member.click('button', 'Switch to the light theme')
  await member.sees('html[data-theme="light"]')
  await member.look('settings-light')
  await member.click('button', 'Switch to Italian')
  await member.sees('html[lang="it"]')
  await member.reload()
  await member.sees('html[data-theme="light"][lang="it"]')
  await member.sees(heading, 'Tema e lingua')
  await member.resize(390, 844)
  await member.look('settings-light-italian-phone')
})

test('an export is opened, changed, undone and downloaded byte for byte', async ({ member }) => {
  const source = productExport('products.csv')
  const bench = 'section[aria-label="Workbench: products.csv"]'
  const main = `${dialog} button[data-variant="neon"]`
  const download = async () => {
    await member.sees(`${main}:enabled`, 'Download')
    await member.click(main)
    const { name, bytes } = await member.takeDownload()
    await member.seesNo(dialog)
    return fingerprint(name, bytes)
  }
  await member.open('/dashboard/mass-compare-price')
  await member.sees(heading, 'Mass Compare-at-Price')
  await member.seesNo('#root[data-prerendered]')
  await member.keepDownloads()
  await member.drop(source.name, source.bytes)
  await member.sees(`${bench} [role="treegrid"]`, 'Caffè 1')
  await member.click(`${bench} [role="treegrid"] label`)
  await member.sees(bench, '1 excluded')
  await member.look('workbench')
  await member.click(`${bench} button`, 'Apply 117 changes')
  await member.hasFocus(`${bench} h3`)
  await member.sees(`${bench} h3`, 'Applied: 117 cells in 39 products')
  await member.look('workbench-applied')
  await member.click(`${bench} section button`, 'Download')
  await member.look('workbench-download')
  expect(await download()).toEqual(fileAfter(source, 'mass-compare-price', { excluded: 0 }))

  await member.click(`${bench} button`, 'Undo last job')
  await member.sees(`${bench} button[aria-label="Undo last job"][aria-disabled="true"]`)
  await member.click(`${bench} button`, 'Download')
  // What was undone is on the page again.
  await member.click('dialog button', 'Download without them')
  expect((await download()).sha256).toBe(fingerprint('', source.bytes).sha256)
})

test.describe('without a connection', () => {
  // The test stops the server, which the browser and the client log.
  test.use({ allowedProblems: /./ })

  test('the dashboard opens, and recovers when it is back', async ({ member, app }) => {
    await member.open('/dashboard')
    await member.isKept()
    await app.interrupt()
    await member.reload()
    await member.sees(heading, 'Welcome Back!')
    await member.open('/dashboard/auto-tag')
    await member.sees(heading, 'Auto-Tag Products')
    await member.open('/terms')
    await member.sees(heading, 'No connection')
    await member.look('offline')

    await app.resume()
    await member.click('main a', 'Try again')
    await member.sees(heading, 'Terms of Service')
    await member.open('/dashboard')
    await member.click('button', 'Logout')
    await member.sees(toast, 'Logged out')
    await member.isAt('/')
  })
})
