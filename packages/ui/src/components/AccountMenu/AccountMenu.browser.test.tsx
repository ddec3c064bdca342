import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../Toaster/index.js'
import { AccountMenu, type AccountMenuProps } from './index.js'

afterEach(() => {
  vi.useRealTimers()
})

const email = 'mara.rossi@example.com'
const button = page.getByRole('button', { name: /^Account menu/ })
const menu = page.getByRole('menu')
const item = (name: string) => menu.getByRole('menuitem', { name, exact: true })

function show(props?: AccountMenuProps) {
  return render(
    <StrictMode>
      <AccountMenu email={email} onShortcuts={() => {}} {...props} />
      <button type="button">After</button>
      <Toaster />
    </StrictMode>,
  )
}

async function openBy(keys: string) {
  await show()
  button.element().focus()
  await userEvent.keyboard(keys)
  await expect.element(menu).toBeVisible()
}

function boxOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height]
}

describe('the button', () => {
  test('has the same size before and after the user is known', async () => {
    const screen = await show({ email: undefined })
    const empty = boxOf(button.element())
    for (const props of [{ email }, { name: 'Mara Rossi' }]) {
      await screen.rerender(<AccountMenu {...props} />)
      await expect.element(button).toHaveTextContent('MR')
      expect(boxOf(button.element())).toEqual(empty)
    }
  })

  test('shows the initials of the name, else of the email', async () => {
    const screen = await show({ name: 'Ada Lovelace' })
    await expect.element(button).toHaveTextContent('AL')
    await expect.element(button).toHaveAccessibleName('Account menu AL')
    await screen.rerender(<AccountMenu name="" email={email} />)
    await expect.element(button).toHaveTextContent('MR')
  })

  test('stays the same element once its menu has loaded', async () => {
    await show()
    const before = button.element()
    await userEvent.click(button)
    await expect.element(menu).toBeVisible()
    expect(document.querySelector('[aria-haspopup="menu"]')).toBe(before)
    await expect.element(before).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('the menu', () => {
  test('shows who is signed in, and links to account and preferences', async () => {
    await show({ name: 'Mara Rossi', basePath: '/app' })
    await userEvent.click(button)
    await expect.element(menu).toHaveAccessibleName(`Signed in as ${email}`)
    await expect.element(menu.getByText('Mara Rossi')).toBeVisible()
    await expect.element(menu.getByText(email)).toBeVisible()
    await expect.element(item('Account')).toHaveAttribute('href', '/app/settings/account')
    await expect
      .element(item('Theme & Language'))
      .toHaveAttribute('href', '/app/settings/theme-language')
  })

  test('opens before the user is known, and then shows them', async () => {
    const screen = await show({ email: undefined })
    await userEvent.click(button)
    await expect.element(menu).toHaveAccessibleName('Account menu')
    await expect.element(item('Logout')).toBeVisible()
    await screen.rerender(
      <StrictMode>
        <AccountMenu email={email} />
      </StrictMode>,
    )
    await expect.element(menu.getByText(email)).toBeVisible()
  })

  test('[307] Logout calls its handler', async () => {
    const onLogout = vi.fn<() => void>()
    await show({ onLogout })
    await userEvent.click(button)
    await userEvent.click(item('Logout'))
    expect(onLogout).toHaveBeenCalledOnce()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('opens towards the page in right-to-left text', async () => {
    document.documentElement.dir = 'rtl'
    await show()
    await userEvent.click(button)
    await expect.element(menu).toBeVisible()
    const { left, right } = menu.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(innerWidth)
  })
})

describe('keys', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it at its first item', async (keys) => {
    await openBy(keys)
    await expect.element(item('Account')).toHaveFocus()
  })

  test('Up opens it at its last item', async () => {
    await openBy('{ArrowUp}')
    await expect.element(item('Logout')).toHaveFocus()
  })
})
