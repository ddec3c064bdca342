import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { breakpoint } from '../../tokens/index.js'
import { Drawer } from './index.js'

function Example({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer
        open={open}
        title="Menu"
        onClose={() => {
          setOpen(false)
          onClose?.()
        }}
      >
        <a href="#support">Support</a>
      </Drawer>
    </StrictMode>
  )
}

test('a11y 17: Escape closes it once and returns focus to the element that opened it', async () => {
  const onClose = vi.fn<() => void>()
  const screen = await render(<Example onClose={onClose} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a11y 17: makes the page inert while open', async () => {
  const screen = await render(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(opener.element())
  }
  expect(dialog.element().matches(':modal')).toBe(true)
})

test('a11y 18: closes when the window grows past the phone breakpoint', async () => {
  await page.viewport(390, 844)
  const onClose = vi.fn<() => void>()
  const screen = await render(<Example onClose={onClose} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.viewport(breakpoint.phone + 1, 844)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(document.querySelector('dialog:modal')).toBeNull()
})
