import { StrictMode, useState, type ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../i18n/languages.js'
import { settingsPages } from '../../navigation/settings.js'
import { settingsLabels } from '../../navigation/settings.strings.js'
import { sampleMembers, sampleProfile } from '../../samples/settingsSamples.js'
import { LocaleProvider } from '../../i18n/index.js'
import type { Theme } from '../../tokens/index.js'
import { catalogs } from '../../test/catalogs.js'
import {
  AccountSettingsPage,
  ApiKeysSettingsPage,
  AutomationDefaultsSettingsPage,
  NotificationsSettingsPage,
  PlanBillingSettingsPage,
  SettingsPage,
  ShopifyStoreSettingsPage,
  TeamRolesSettingsPage,
  ThemeLanguageSettingsPage,
  UsageQuotasSettingsPage,
} from './index.js'
import { defaultAutomationDefaults } from './settingsChoices.js'

function show(content: ReactElement) {
  return render(<StrictMode>{content}</StrictMode>)
}

function textOf(name: string) {
  return page.getByRole('region', { name }).element().textContent
}

test.each(settingsPages)('[(379)] %s is found by its slug, under its own heading', async (slug) => {
  await show(<SettingsPage slug={slug} />)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(settingsLabels.en[slug])
})

test('[(380)] hands its handlers on when it is found by its slug', async () => {
  const onUpload = vi.fn<() => void>()
  await show(<SettingsPage slug="account" onUpload={onUpload} />)
  await userEvent.click(page.getByRole('button', { name: 'Upload' }))
  expect(onUpload).toHaveBeenCalledTimes(1)
})

describe('settings: account', () => {
  test('[(380)] Save hands over what was typed, also by Enter', async () => {
    const onSave = vi.fn<(profile: { name: string; email: string }) => void>()
    await show(<AccountSettingsPage onSave={onSave} />)
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada')
    await userEvent.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledWith({ ...sampleProfile, name: 'Ada' })
  })
})

describe('settings: signed-in user', () => {
  const name = page.getByRole('textbox', { name: 'Name' })
  const email = page.getByRole('textbox', { name: 'Email' })
  const picture = page.getByRole('region', { name: 'Profile picture' })

  test('is not marked as a sample', async () => {
    const screen = await show(<AccountSettingsPage />)
    await expect.element(page.getByText('Sample data')).toBeVisible()
    await screen.rerender(
      <AccountSettingsPage profile={{ name: 'Ada Lovelace', email: 'ada@example.com' }} />,
    )
    await expect.element(page.getByText('Sample data')).not.toBeInTheDocument()
    await expect.element(picture.getByText('AL', { exact: true })).toBeVisible()
    await expect.element(picture.getByText('Ada Lovelace')).toBeVisible()
    await expect.element(name).toHaveValue('Ada Lovelace')
    await expect.element(email).toHaveValue('ada@example.com')
  })

  test('without a name is shown by the email address', async () => {
    await show(<AccountSettingsPage profile={{ name: '', email: 'ada@example.com' }} />)
    await expect.element(picture.getByText('A', { exact: true })).toBeVisible()
    await expect.element(picture.getByText('ada@example.com')).toBeVisible()
    await expect.element(name).toHaveValue('')
    await expect.element(name).toHaveAttribute('placeholder', 'First and last name')
  })

  test('can load late and change, and the input stays', async () => {
    const onSave = vi.fn<(profile: object) => void>()
    const screen = await render(
      <AccountSettingsPage profile={{ name: '', email: '' }} onSave={onSave} />,
    )
    await userEvent.fill(name, 'Ada')
    await screen.rerender(
      <AccountSettingsPage
        profile={{ name: 'Ada Lovelace', email: 'ada@example.com' }}
        onSave={onSave}
      />,
    )
    await expect.element(name).toHaveValue('Ada')
    await expect.element(email).toHaveValue('ada@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' })
  })
})

describe('settings: store', () => {
  test('[385] names both permissions: read and write products, read and write orders', async () => {
    await show(<ShopifyStoreSettingsPage />)
    const entries = page.getByRole('region', { name: 'Permissions' }).getByRole('listitem').all()
    expect(entries.map((entry) => entry.element().querySelector('strong')?.textContent)).toEqual([
      'Read and write products',
      'Read and write orders',
    ])
  })
})

describe('settings: plan', () => {
  test('[386, 387, 388] shows the plan Optimizer 300, the status Active and the day of renewal', async () => {
    await show(<PlanBillingSettingsPage />)
    const plan = page.getByRole('region', { name: 'Your plan' })
    await expect.element(plan.getByText('Optimizer 300', { exact: true })).toBeVisible()
    await expect.element(plan.getByText('Active', { exact: true })).toBeVisible()
    const day = plan.getByText('Renews on January 15, 2027')
    await expect.element(day).toHaveAttribute('datetime', '2027-01-15')
  })

  test('[(388)] writes the day of renewal in the language in force', async () => {
    await show(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <PlanBillingSettingsPage />
      </LocaleProvider>,
    )
    await expect.element(page.getByText('Si rinnova il 15 gennaio 2027')).toBeVisible()
  })

  test('[389, 393] shows 195 of 300 products on a green meter of 65%', async () => {
    await show(<PlanBillingSettingsPage />)
    expect(textOf('This billing cycle')).toContain('195 of 300 products')
    const meter = page.getByRole('meter', { name: 'Products used' })
    await expect.element(meter).toHaveAttribute('aria-valuenow', '65')
    await expect.element(meter).toHaveAttribute('aria-valuetext', '65%')
    await expect.element(meter).toHaveAttribute('data-level', 'success')
  })

  test.each([
    ['[390]', 'Images processed', '430'],
    ['[391]', 'Credits left', '105'],
  ])('%s shows %s as %s', async (_number, term, amount) => {
    await show(<PlanBillingSettingsPage />)
    const shown = page.getByText(term, { exact: true }).element().nextElementSibling
    expect(shown?.textContent).toBe(amount)
  })

  test('[392] shows a saved card ending in its code, marked as a sample', async () => {
    await show(<PlanBillingSettingsPage />)
    expect(textOf('Payment method')).toMatch(/Card ending in 4242.*Sample card/)
  })

  test('[454] offers nothing to buy: it asks for no card and no payment', async () => {
    await show(<PlanBillingSettingsPage />)
    expect(document.querySelector('input, iframe, form')).toBeNull()
  })
})

describe('settings: usage', () => {
  const slider = page.getByRole('slider')

  test('[394] the usage alert has its range and default', async () => {
    await show(<UsageQuotasSettingsPage />)
    await expect.element(slider).toHaveAttribute('min', '0')
    await expect.element(slider).toHaveAttribute('max', '100')
    await expect.element(slider).toHaveAttribute('step', '5')
    await expect.element(slider).toHaveValue('80')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '80 percent')
  })

  test('[395] the usage alert rests on multiples of 5 only', async () => {
    const onSave = vi.fn<(alert: number) => void>()
    await show(<UsageQuotasSettingsPage usageAlert={82} onSave={onSave} />)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenLastCalledWith(80)
    const { width, height } = slider.element().getBoundingClientRect()
    await userEvent.click(slider, { position: { x: width * 0.333, y: height / 2 } })
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const [saved = Number.NaN] = onSave.mock.lastCall ?? []
    expect(saved % 5).toBe(0)
    expect(saved).toBeLessThan(80)
  })
})

describe('settings: automation defaults', () => {
  test('[396] offers en-us, en-gb, it and es', async () => {
    await show(<AutomationDefaultsSettingsPage />)
    const options = page.getByRole('combobox', { name: 'Language' }).getByRole('option').all()
    expect(options.map((option) => option.element().getAttribute('value'))).toEqual([
      'en-us',
      'en-gb',
      'it',
      'es',
    ])
  })

  test('[397, 398] has a default discount in %, and skips out-of-stock products at first', async () => {
    const onSave = vi.fn<(defaults: object) => void>()
    await show(<AutomationDefaultsSettingsPage onSave={onSave} />)
    await expect
      .element(page.getByRole('switch', { name: 'Skip out-of-stock products' }))
      .toBeChecked()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'es')
    await userEvent.fill(page.getByRole('textbox', { name: 'Default discount (%)' }), '12,5')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledWith({
      ...defaultAutomationDefaults,
      language: 'es',
      discount: 12.5,
      skipOutOfStock: true,
    })
  })
})

describe('settings: team', () => {
  test('[399, 400] lists members with name, email and role, all three roles among them', async () => {
    await show(<TeamRolesSettingsPage />)
    const table = page.getByRole('table', { name: 'Members' })
    const rows = table.getByRole('row').all().slice(1)
    expect(rows).toHaveLength(sampleMembers.length)
    for (const [at, { name, email, role }] of sampleMembers.entries()) {
      const shown = rows[at]?.element().textContent?.toLowerCase()
      for (const value of [name, email, role]) expect(shown).toContain(value.toLowerCase())
    }
    for (const role of ['Admin', 'Editor', 'Viewer']) {
      await expect.element(table.getByText(role, { exact: true }).first()).toBeVisible()
    }
  })

  test.each(
    sampleMembers.map(({ name, role }) =>
      role === 'admin'
        ? (['[401]', name, role, 'has no remove button', 0] as const)
        : (['[(402)]', name, role, 'has a remove button', 1] as const),
    ),
  )('%s the row of %s (%s) %s', async (_line, name, _role, _verdict, count) => {
    await show(<TeamRolesSettingsPage />)
    const remove = page.getByRole('button', { name: `Remove ${name}`, exact: true })
    expect(remove.all()).toHaveLength(count)
  })

  test('[(399)] stays a table on phones, and each value keeps its label', async () => {
    await page.viewport(390, 844)
    await show(<TeamRolesSettingsPage />)
    const row = page.getByRole('row', { name: /Jonas Weber/ })
    await expect.element(row.getByRole('rowheader')).toHaveTextContent('Jonas Weber')
    const cells = row.getByRole('cell').all()
    expect(cells[0]?.element().textContent).toMatch(/^Email/)
    expect(cells[1]?.element().textContent).toMatch(/^Role/)
    await expect.element(row.getByText('Email', { exact: true })).toBeVisible()
  })
})

describe('settings: notifications', () => {
  test('[404] its switches stand in named groups, turn, and are forgotten on leave', async () => {
    const screen = await show(<NotificationsSettingsPage />)
    const weekly = page
      .getByRole('group', { name: 'Updates' })
      .getByRole('switch', { name: 'Weekly summary' })
    await expect.element(weekly).not.toBeChecked()
    await userEvent.click(weekly)
    await expect.element(weekly).toBeChecked()
    await screen.unmount()
    await show(<NotificationsSettingsPage />)
    await expect.element(weekly).not.toBeChecked()
  })

  test('[(380), (404)] Save hands over what is on', async () => {
    const onSave = vi.fn<(notifications: readonly string[]) => void>()
    await show(<NotificationsSettingsPage notifications={['news']} onSave={onSave} />)
    await userEvent.click(page.getByRole('switch', { name: 'Weekly summary' }))
    await userEvent.click(page.getByRole('switch', { name: 'New automations' }))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledWith(['weekly'])
  })
})

describe('settings: keys', () => {
  test('[405] shows a key with its name, its mask and its day', async () => {
    await show(<ApiKeysSettingsPage />)
    const keys = page.getByRole('region', { name: 'API keys' })
    await expect.element(keys.getByText('ERP', { exact: true })).toBeVisible()
    await expect.element(keys.getByText('dw_••••4f2a')).toBeVisible()
    await expect.element(keys.getByText('Created on September 3, 2026')).toBeVisible()
  })

  test('[406] shows a webhook with its address and its masked secret', async () => {
    await show(<ApiKeysSettingsPage />)
    const webhooks = page.getByRole('region', { name: 'Webhooks' })
    await expect.element(webhooks.getByText('https://example.com/hooks/jobs')).toBeVisible()
    await expect.element(webhooks.getByText('••••9c1e')).toBeVisible()
  })

  test('[408] every key and secret in the document is masked', async () => {
    await show(<ApiKeysSettingsPage />)
    const shown = [...document.querySelectorAll('code')].map(({ textContent }) => textContent)
    expect(shown).toHaveLength(2)
    for (const text of shown) expect(text).toMatch(/^(?:dw_)?•{4}\w{4}$/)
    expect(document.body.innerHTML).not.toMatch(/(?:dw|sk|whsec)_\w{5,}/)
  })
})

/** The page with a controlled theme and language. */
function Held({ onChange }: { onChange: (value: string) => void }) {
  const [theme, setTheme] = useState<Theme>('dark')
  const [language, setLanguage] = useState<Language>('en')
  return (
    <ThemeLanguageSettingsPage
      theme={theme}
      onThemeChange={(chosen) => {
        onChange(chosen)
        setTheme(chosen)
      }}
      language={language}
      onLanguageChange={(chosen) => {
        onChange(chosen)
        setLanguage(chosen)
      }}
    />
  )
}

describe('settings: theme and language', () => {
  test('[409, 410, (411)] dark or light and English or Italian are chosen by the arrow keys', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await show(<Held onChange={onChange} />)
    const themes = page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio')
    expect(themes.all()).toHaveLength(2)
    await userEvent.click(themes.nth(0))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Italiano' })).toBeChecked()
    expect(onChange.mock.calls).toEqual([['light'], ['it']])
  })

  test('[(410)] each language is named in itself', async () => {
    await show(<ThemeLanguageSettingsPage />)
    await expect.element(page.getByText('English', { exact: true })).toHaveAttribute('lang', 'en')
    await expect.element(page.getByText('Italiano', { exact: true })).toHaveAttribute('lang', 'it')
  })

  test('[(409)] the pictures keep their own theme', async () => {
    await show(<ThemeLanguageSettingsPage theme="light" />)
    for (const theme of ['dark', 'light']) {
      const option = page.getByRole('radio', { name: new RegExp(theme, 'i') }).element()
      const picture = option.closest('label')?.querySelector('[data-theme]')
      expect(picture?.getAttribute('data-theme')).toBe(theme)
    }
  })
})
