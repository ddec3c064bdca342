import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { brand } from '../../brand.js'
import { breakpoint } from '../../tokens/index.js'
import { PageFrame } from '../PageFrame/index.js'
import { Toaster } from '../Toaster/index.js'
import { DashboardFrame, type DashboardFrameProps } from './index.js'

function show(props?: Partial<DashboardFrameProps>) {
  return render(
    <StrictMode>
      <DashboardFrame currentPath="/dashboard/support" {...props}>
        <PageFrame heading="Support" />
      </DashboardFrame>
      <Toaster />
    </StrictMode>,
  )
}

const navigation = page.getByRole('navigation', { name: 'Dashboard' })
const menuButton = page.getByRole('button', { name: 'Open menu' })
const menu = page.getByRole('dialog', { name: 'Menu' })

test('[(290)] a sidebar beside the page', async () => {
  await show()
  await expect.element(navigation).toBeVisible()
  const side = navigation.element().getBoundingClientRect()
  const main = page.getByRole('main').element().getBoundingClientRect()
  expect(side.right).toBeLessThanOrEqual(main.left)
  await expect.element(menuButton).not.toBeInTheDocument()
})

async function openMenu(props?: Partial<DashboardFrameProps>) {
  await page.viewport(390, 844)
  await show(props)
  await menuButton.click()
  await expect.element(menu).toBeVisible()
}

function entryNames() {
  return [...navigation.element().querySelectorAll('a, button')].map((part) => part.textContent)
}

describe('on a phone', () => {
  test('[291] the sidebar is hidden, and the bar shows the brand', async () => {
    await page.viewport(390, 844)
    await show()
    await expect.element(navigation).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: brand })).toBeVisible()
  })

  test('[292] the drawer holds the same entries', async () => {
    const screen = await show()
    const before = entryNames()
    await screen.unmount()
    await openMenu()
    expect(entryNames()).toEqual(before)
  })

  test('[292, (307)] Logout in the drawer closes it and calls its handler', async () => {
    const onLogout = vi.fn<() => void>()
    await openMenu({ onLogout })
    await menu.getByRole('button', { name: 'Logout' }).click()
    expect(onLogout).toHaveBeenCalledOnce()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('[(306)] New Automation in the drawer shows the notice over the page', async () => {
    await openMenu()
    await menu.getByRole('button', { name: 'New Automation' }).click()
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('[(292)] a11y 17: it opens with focus inside, the page does not scroll, Escape closes it', async () => {
    await openMenu()
    expect(menu.element().contains(document.activeElement)).toBe(true)
    expect(menu.element().matches(':modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(menuButton).toHaveFocus()
  })

  test('[(292)] a11y 18: resized past the phone breakpoint, the page is not left inert', async () => {
    await openMenu()
    await page.viewport(breakpoint.phone + 1, 844)
    await expect.element(navigation).toBeVisible()
    await vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull())
    await page.getByRole('button', { name: 'New Automation' }).click()
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  })
})

describe('search and keyboard shortcuts', () => {
  test('are not offered without handlers', async () => {
    await show()
    const bar = page.getByRole('banner')
    const names = bar
      .getByRole('button')
      .all()
      .map((each) => each.element().ariaLabel)
    expect(names).toEqual(['Account menu'])
  })
})

test('sidebar and drawer have the same groups open', async () => {
  const onOpenGroupsChange = vi.fn<(groups: readonly string[]) => void>()
  await show({ defaultOpenGroups: ['settings'], onOpenGroupsChange })
  await navigation.getByRole('button', { name: 'Automations', exact: true }).click()
  expect(onOpenGroupsChange).toHaveBeenLastCalledWith(['settings', 'automations'])
  await page.viewport(390, 844)
  await menuButton.click()
  await expect
    .element(menu.getByRole('button', { name: 'Automations', exact: true }))
    .toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('button', { name: 'Settings', exact: true }).click()
  expect(onOpenGroupsChange).toHaveBeenLastCalledWith(['automations'])
})
