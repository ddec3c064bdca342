import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import type { AffiliateResource } from '../../catalogue/affiliate.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { AffiliatePage, type AffiliatePageProps } from './index.js'

function show(props: AffiliatePageProps = {}) {
  return render(
    <StrictMode>
      <AffiliatePage {...props} />
      <Toaster />
    </StrictMode>,
  )
}

const link = 'https://example.com/?ref=your-name'
const box = () => page.getByRole('textbox', { name: 'Your referral link' })
const copy = () => page.getByRole('button', { name: 'Copy: Your referral link' })
const notices = () => page.getByRole('region', { name: /F8/ })
const terms = () => page.getByRole('region', { name: 'Payout details' })

describe('Affiliate: what the page shows', () => {
  test('[361] explains in three steps how it works', async () => {
    await show()
    const steps = page.getByRole('list', { name: 'How it works' })
    await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect.element(steps.getByRole('listitem')).toHaveLength(3)
  })

  test('[362, 363] shows an example referral link, marked as such, and has a copy button', async () => {
    await show()
    await expect.element(box()).toHaveValue(link)
    await expect.element(box()).toHaveAttribute('readonly')
    await expect.element(copy()).toBeVisible()
    await expect.element(box()).toHaveAccessibleDescription(/^A sample address/)
  })

  test('[365] shows four tiles with sample figures, marked as such', async () => {
    await show()
    const region = page.getByRole('region', { name: 'Your referrals' })
    const tiles = region.getByRole('listitem')
    await expect.element(tiles).toHaveLength(4)
    for (const [index, text] of [
      /^Clicks/,
      /^Sign-ups/,
      /^Active customers/,
      /^Commission earned/,
    ].entries()) {
      expect(tiles.nth(index).element().textContent).toMatch(text)
    }
    await expect.element(region.getByText('€24.99')).toBeVisible()
    await expect.element(region.getByText('Sample data')).toBeVisible()
  })

  test('[(366), 367, 368] states the recurring commission', async () => {
    await show()
    await expect
      .element(terms().getByText('20%, recurring every month for the life of the customer'))
      .toBeVisible()
    await expect
      .element(
        page.getByText(/earn 20% recurring commission every month, for the life of the customer/),
      )
      .toBeVisible()
  })

  test('[366, 369-372] states the terms of the payout', async () => {
    await show()
    const rows = [...terms().element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ])
    expect(rows.slice(1)).toEqual([
      ['Payout', 'By PayPal, on the 1st of each month'],
      ['Minimum payout', '€25'],
      ['Cookie window', '30 days'],
      ['Self-referrals', 'Prohibited'],
    ])
  })

  test('[(370), (371)] formats money and days in Italian', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <AffiliatePage />
      </LocaleProvider>,
    )
    const region = page.getByRole('region', { name: 'Dettagli dei pagamenti' })
    await expect.element(region.getByText(/^25\s€$/)).toBeVisible()
    await expect.element(region.getByText('30 giorni', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^24,99\s€$/)).toBeVisible()
  })
})

describe('Affiliate: the link', () => {
  const write = vi.fn<(text: string) => Promise<void>>()

  beforeEach(() => {
    write.mockReset()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('[(363), 364] copies exactly the link, announces it, and keeps focus', async () => {
    write.mockResolvedValue()
    await show()
    await copy().click()
    expect(write.mock.calls).toEqual([[link]])
    const done = page.getByRole('button', { name: 'Copied: Your referral link' })
    await expect.element(done).toHaveFocus()
    const announcement = page.getByRole('status').filter({ hasText: 'Copied: Your referral link' })
    await expect.element(announcement).toBeInTheDocument()
  })

  test('[364] selects the link and shows a toast when clipboard access is denied', async () => {
    write.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
    await show()
    await copy().click()
    await expect.element(notices().getByText('Nothing was copied')).toBeInTheDocument()
    await expect.element(box()).toHaveFocus()
    expect(getSelection()?.toString()).toBe(link)
  })

  test('copies a given link', async () => {
    write.mockResolvedValue()
    await show({ referralLink: 'https://example.com/?ref=mara&from=page' })
    await copy().click()
    expect(write.mock.calls).toEqual([['https://example.com/?ref=mara&from=page']])
    await expect.element(box()).not.toHaveAttribute('aria-describedby')
  })
})

describe('Affiliate: resources', () => {
  test.each(['Get banners', 'Get email templates', 'Get logos'])(
    '[373] shows the not-implemented notice for %j',
    async (name) => {
      await show()
      await page.getByRole('button', { name }).click()
      await expect
        .element(notices().getByText("This feature isn't implemented yet"))
        .toBeInTheDocument()
    },
  )

  test('calls the handler with the resource instead of showing the notice', async () => {
    const onResource = vi.fn<(resource: AffiliateResource) => void>()
    await show({ onResource })
    await page.getByRole('button', { name: 'Get email templates' }).click()
    expect(onResource.mock.calls).toEqual([['emails']])
    await expect
      .element(page.getByText("This feature isn't implemented yet"))
      .not.toBeInTheDocument()
  })
})
