import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../Dialog/index.js'
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

  test('shows the initials of the name, or of the email if there is no name', async () => {
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

  test('Logout without a handler shows the notice, and offers no keyboard shortcuts', async () => {
    await show({ onShortcuts: undefined })
    await userEvent.click(button)
    await expect.element(item('Keyboard shortcuts')).not.toBeInTheDocument()
    await userEvent.click(item('Logout'))
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  })

  test('a dialog that was opened from it returns focus to the button', async () => {
    await render(<WithShortcuts />)
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await userEvent.click(button)
    await userEvent.click(item('Keyboard shortcuts'))
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
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

function WithShortcuts() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <AccountMenu email={email} onShortcuts={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} heading="Keys">
        Ctrl K
      </Dialog>
    </>
  )
}

describe('keys', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it at its first item', async (keys) => {
    await openBy(keys)
    await expect.element(item('Account')).toHaveFocus()
  })

  test('Up opens it at its last item', async () => {
    await openBy('{ArrowUp}')
    await expect.element(item('Logout')).toHaveFocus()
  })

  test('arrows wrap around, Home and End move to the ends', async () => {
    await openBy('{Enter}')
    await expect.element(item('Account')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Logout')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Account')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(item('Logout')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Account')).toHaveFocus()
  })

  test('Escape closes it and returns focus to the button', async () => {
    await openBy('{Enter}')
    await expect.element(item('Account')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('Tab closes it and moves on', async () => {
    await openBy('{Enter}')
    await expect.element(item('Account')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('a click opens it without focusing an item, and another closes it', async () => {
    await show()
    await userEvent.click(button)
    await expect.element(menu).toHaveFocus()
    await userEvent.click(button)
    await expect.element(menu).not.toBeInTheDocument()
  })
})

/** Types letters, and waits for the focus that they move, without advancing the clock. */
async function type(letters: string) {
  for (const key of letters) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
  }
}

async function openWithStoppedClock() {
  await openBy('{Enter}')
  await expect.element(item('Account')).toHaveFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

describe('letters', () => {
  test('[(448)] a11y 20: two letters within a second are one prefix', async () => {
    await openWithStoppedClock()
    await type('k')
    expect(document.activeElement).toBe(item('Keyboard shortcuts').element())
    await vi.advanceTimersByTimeAsync(999)
    await type('e')
    expect(document.activeElement).toBe(item('Keyboard shortcuts').element())
    await type('l')
    expect(document.activeElement).toBe(item('Keyboard shortcuts').element())
  })

  test('[(447), (448)] a11y 20: after a second the search resets', async () => {
    await openWithStoppedClock()
    await type('ke')
    await vi.advanceTimersByTimeAsync(1000)
    await type('l')
    expect(document.activeElement).toBe(item('Logout').element())
    await type('o')
    expect(document.activeElement).toBe(item('Logout').element())
  })
})
