import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/index.js'
import { Dialog } from '../Dialog/index.js'
import { Toaster } from '../Toaster/index.js'
import { Menu, type MenuItem } from './index.js'

const names = ['Remove Background', 'Image Compression', 'Import', 'Mass Compare-at-Price']
const items: readonly MenuItem[] = names.map((label) => ({
  kind: 'action',
  id: label,
  label,
  onSelect: () => {},
}))

afterEach(() => {
  vi.useRealTimers()
})

const button = page.getByRole('button', { name: 'Run', exact: true })
const menu = page.getByRole('menu', { name: 'Automations' })
const item = (name: string) => menu.getByRole('menuitem', { name })

function show(own: readonly MenuItem[] = items) {
  return render(
    <StrictMode>
      <button type="button">Before</button>
      <Menu label="Automations" trigger={<Button>Run</Button>} items={own} />
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

describe('opening and closing by keyboard', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it at its first item', async (keys) => {
    await openBy(keys)
    await expect.element(item('Remove Background')).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('Up opens it at its last item', async () => {
    await openBy('{ArrowUp}')
    await expect.element(item('Mass Compare-at-Price')).toHaveFocus()
  })

  test('arrows wrap around, Home and End move to the ends', async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Mass Compare-at-Price')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Remove Background')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(item('Mass Compare-at-Price')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Remove Background')).toHaveFocus()
  })

  test('Escape closes it and returns focus to the button', async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('Escape moves focus at once', async () => {
    await openBy('{Enter}')
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    item('Remove Background').element().dispatchEvent(escape)
    expect(document.activeElement).toBe(button.element())
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test.each([
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ])('%s closes it and moves on', async (keys, next) => {
    await openBy('{Enter}')
    await userEvent.keyboard(keys)
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus()
  })
})

describe('opening and closing by pointer', () => {
  test('a click on the button opens it, another closes it', async () => {
    await show()
    await userEvent.click(button)
    await expect.element(menu).toBeVisible()
    await userEvent.click(button)
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('a click elsewhere closes it', async () => {
    await show()
    await userEvent.click(button)
    await expect.element(menu).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'After' }))
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
  await expect.element(item('Remove Background')).toHaveFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

describe('letters', () => {
  test('[448] a11y 20: two letters within a second are one prefix, two further apart are not', async () => {
    await openWithStoppedClock()
    await type('i')
    expect(document.activeElement).toBe(item('Image Compression').element())
    await vi.advanceTimersByTimeAsync(999)
    await type('mp')
    expect(document.activeElement).toBe(item('Import').element())
    await vi.advanceTimersByTimeAsync(1000)
    await type('m')
    expect(document.activeElement).toBe(item('Mass Compare-at-Price').element())
  })

  test('[447, (448)] a11y 20: after 1000 ms the search resets', async () => {
    await openWithStoppedClock()
    await type('im')
    expect(document.activeElement).toBe(item('Image Compression').element())
    await vi.advanceTimersByTimeAsync(1000)
    await type('m')
    expect(document.activeElement).toBe(item('Mass Compare-at-Price').element())
  })

  test('[(447)] each letter restarts the second', async () => {
    await openWithStoppedClock()
    await type('i')
    await vi.advanceTimersByTimeAsync(900)
    await type('m')
    await vi.advanceTimersByTimeAsync(900)
    await type('p')
    expect(document.activeElement).toBe(item('Import').element())
  })
})

function Both() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} heading="Job">
      <Menu label="Automations" trigger={<Button>Run</Button>} items={items} />
    </Dialog>
  )
}

/** A menu whose action opens a dialog. */
function OpensDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu
        label="Automations"
        trigger={<Button>Run</Button>}
        items={[{ kind: 'action', id: 'keys', label: 'Keys', onSelect: () => setOpen(true) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} heading="Keys">
        Ctrl K
      </Dialog>
    </>
  )
}

test('a dialog that an action opened returns focus to the button', async () => {
  await render(<OpensDialog />)
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  button.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

describe('items', () => {
  test('an action without a handler shows the notice', async () => {
    await show([{ kind: 'action', id: 'rename', label: 'Rename' }])
    await userEvent.click(button)
    await userEvent.click(item('Rename'))
    await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  })

  test('Enter follows a link', async () => {
    await show([{ kind: 'link', id: 'plan', label: 'Plan', href: '#plan' }])
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(item('Plan')).toHaveAttribute('href', '#plan')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#plan')
    history.replaceState(null, '', location.pathname + location.search)
  })

  test('a label is above its items and cannot be chosen', async () => {
    await show([
      { kind: 'label', id: 'who', label: 'Mara Rossi', hint: 'mara.rossi@example.com' },
      { kind: 'action', id: 'rename', label: 'Rename' },
    ])
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByText('mara.rossi@example.com')).toBeVisible()
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}m')
    await expect.element(item('Rename')).toHaveFocus()
    expect(menu.getByRole('menuitem').all()).toHaveLength(1)
  })

  test('inside a modal dialog Escape closes only the menu', async () => {
    await render(<Both />)
    await userEvent.click(button)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Remove Background')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Job' })).toBeVisible()
  })
})

test('a disabled item with a reason can be focused', async () => {
  await show([
    { kind: 'link', id: 'plan', label: 'Plan', href: '#plan' },
    {
      kind: 'link',
      id: 'tags',
      label: 'Tags',
      href: '#tags',
      disabled: true,
      reason: 'Needs a plan',
    },
    { kind: 'action', id: 'gone', label: 'Gone', disabled: true },
  ])
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Plan')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Tags')).toHaveFocus()
  await expect.element(item('Tags')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item('Tags')).toHaveAccessibleDescription('Needs a plan')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(item('Tags'), { force: true })
  await expect.element(menu).toBeVisible()
  expect(location.hash).toBe('')
})
