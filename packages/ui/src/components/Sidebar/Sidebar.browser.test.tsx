import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { automationGroups, automationSlugs } from '../../catalogue/slugs.js'
import { Toaster } from '../Toaster/index.js'
import { Sidebar, type SidebarProps } from './index.js'

function at(currentPath: string, props?: Partial<SidebarProps>) {
  return (
    <StrictMode>
      <Sidebar {...props} currentPath={currentPath} />
      <Toaster />
    </StrictMode>
  )
}

const nav = page.getByRole('navigation', { name: 'Dashboard' })
const group = (name: string) => nav.getByRole('button', { name, exact: true })

const groups = [
  'Automations',
  'Product Enhancements',
  'Image Tools',
  'Bulk & Pricing',
  'Import & Sync',
  'Analytics',
  'Settings',
]

async function openAll() {
  for (const name of groups) {
    const control = group(name).element() as HTMLElement
    if (control.ariaExpanded === 'false') control.click()
    await expect.element(group(name)).toHaveAttribute('aria-expanded', 'true')
  }
}

/** Returns what takes focus in the navigation, and is not left out of the Tab order. */
function tabStops(container: Element) {
  const parts = [...container.querySelectorAll<HTMLElement>('nav :is(a, button, [tabindex])')]
  return parts.filter((part) => {
    part.focus()
    return document.activeElement === part && part.tabIndex >= 0
  })
}

/** Returns the names of the pages of a group, in order, without icons. */
function pagesIn(name: string) {
  const content = document.getElementById(group(name).element().getAttribute('aria-controls') ?? '')
  return [...(content?.querySelectorAll('a') ?? [])].map((link) => link.firstChild?.textContent)
}

describe('entries', () => {
  test.each([
    ['293', 'Dashboard', '/dashboard'],
    ['303', 'Affiliate Program', '/dashboard/affiliate'],
    ['304', 'Support', '/dashboard/support'],
    ['305', 'Top E-Com Community', '/dashboard/community'],
  ])('[%s] %s links to %s', async (_number, name, href) => {
    await render(at('/dashboard'))
    await expect.element(nav.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test.each([
    ['294', 'Automations'],
    ['302', 'Settings'],
  ])('[%s] %s opens and closes', async (_number, name) => {
    await render(at('/dashboard/settings/account'))
    const before = group(name).element().ariaExpanded
    await group(name).click()
    await expect
      .element(group(name))
      .toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
    await group(name).click()
    await expect.element(group(name)).toHaveAttribute('aria-expanded', before ?? '')
  })

  test.each([
    [
      '295',
      'Product Enhancements',
      'Currency Converter, AI Copy Optimizer, Size Exchanger, Variant Title Fixer, Product Translation, Auto-Tag Products',
    ],
    [
      '296',
      'Image Tools',
      'Remove Background, Swappable Background, Dynamic Watermark, Image Compression',
    ],
    [
      '297',
      'Bulk & Pricing',
      'Mass Compare-at-Price, Remove Track Quantity, Change Vendor in Bulk, Remove Metadata',
    ],
    ['298', 'Import & Sync', 'Single Product Importer, Bulk Products Importer'],
    ['299', 'Analytics', 'COGS Monitor'],
    [
      '302',
      'Settings',
      'Account, Shopify Store, Plan & Billing, Usage & Quotas, Automation Defaults, Team & Roles, Notifications, API Keys & Webhooks, Theme & Language',
    ],
  ])('[%s] %s holds, in this order: %s', async (_number, name, pages) => {
    await render(at('/dashboard'))
    const specified = pages.split(', ')
    expect(pagesIn(name).filter((label) => specified.includes(label ?? ''))).toEqual(specified)
  })

  test('[300] COGS Monitor has a warning icon named Needs attention', async () => {
    await render(at('/dashboard/cogs-monitor'))
    const link = nav.getByRole('link', { name: 'COGS Monitor Needs attention' })
    await expect.element(link).toBeVisible()
    expect(link.element().querySelector('svg')).not.toBeNull()
    expect(document.querySelectorAll('nav a svg')).toHaveLength(5)
  })

  test('[301] the five groups hold 17 pages, each once, each with its own address', async () => {
    await render(at('/dashboard'))
    const automations = document.getElementById(
      group('Automations').element().getAttribute('aria-controls') ?? '',
    )
    const links = [...(automations?.querySelectorAll('a') ?? [])]
    expect(automations?.querySelectorAll('button')).toHaveLength(automationGroups.length)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      automationSlugs.map((slug) => `/dashboard/${slug}`),
    )
  })
})

describe('actions', () => {
  test('[306] New Automation shows the not-implemented notice', async () => {
    await render(at('/dashboard'))
    await page.getByRole('button', { name: 'New Automation' }).click()
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  })

  test('[(306)] New Automation with a handler calls it instead', async () => {
    const onNewAutomation = vi.fn<() => void>()
    await render(at('/dashboard', { onNewAutomation }))
    await page.getByRole('button', { name: 'New Automation' }).click()
    expect(onNewAutomation).toHaveBeenCalledOnce()
    await expect
      .element(page.getByText("This feature isn't implemented yet"))
      .not.toBeInTheDocument()
  })

  test('[(307)] Logout calls its handler once', async () => {
    const onLogout = vi.fn<() => void>()
    await render(at('/dashboard', { onLogout }))
    await page.getByRole('button', { name: 'Logout' }).click()
    expect(onLogout).toHaveBeenCalledOnce()
  })

  test('Logout without a handler shows the notice', async () => {
    await render(at('/dashboard'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  })
})

describe('the current page', () => {
  test.each([
    ['/dashboard/mass-compare-price', 'Mass Compare-at-Price', 'Bulk & Pricing'],
    ['/dashboard/settings/api-keys', 'API Keys & Webhooks', 'Settings'],
  ])(
    '[311] at %s it has aria-current and its group is open on load',
    async (path, name, around) => {
      await render(at(path))
      await expect
        .element(nav.getByRole('link', { name, exact: true }))
        .toHaveAttribute('aria-current', 'page')
      expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
      await expect.element(group(around)).toHaveAttribute('aria-expanded', 'true')
    },
  )

  test('[312] a11y 15: closed groups have no Tab stops, open ones do', async () => {
    const { container } = await render(at('/dashboard/settings/account'))
    const closed = tabStops(container)
    expect(closed).toHaveLength(2 + 9 + 4)
    group('Automations').element().focus()
    await userEvent.tab()
    await expect.element(group('Settings')).toHaveFocus()

    await openAll()
    const open = tabStops(container)
    expect(open).toHaveLength(closed.length + automationGroups.length + automationSlugs.length)
    group('Automations').element().focus()
    await userEvent.tab()
    await expect.element(group('Product Enhancements')).toHaveFocus()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toContain('Currency Converter')
  })
})

test('[(311)] opens the group of the new page on navigation', async () => {
  const screen = await render(at('/dashboard/auto-tag'))
  const imageTools = screen.getByRole('button', { name: 'Image Tools' })
  await expect.element(imageTools).toHaveAttribute('aria-expanded', 'false')

  await screen.rerender(at('/dashboard/remove-background'))
  await expect.element(imageTools).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(screen.getByRole('button', { name: 'Product Enhancements' }))
    .toHaveAttribute('aria-expanded', 'true')
})

test('allows closing the group of the current page', async () => {
  const screen = await render(at('/dashboard/auto-tag'))
  const enhancements = screen.getByRole('button', { name: 'Product Enhancements' })
  await enhancements.click()
  await expect.element(enhancements).toHaveAttribute('aria-expanded', 'false')
})

test('[(311)] matches a path with a trailing slash', async () => {
  const screen = await render(at('/dashboard/settings/account/'))
  await expect
    .element(screen.getByRole('link', { name: 'Account' }))
    .toHaveAttribute('aria-current', 'page')
})
