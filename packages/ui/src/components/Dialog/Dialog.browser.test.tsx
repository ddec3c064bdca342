import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BackProvider, type RegisterBack } from '../../hooks/index.js'
import { ThemeStyles } from '../../theme/ThemeStyles.js'
import { Dialog } from './index.js'

interface ExampleProps {
  first?: boolean
  onOpenChange?: (open: boolean) => void
}

function Example({ first = false, onOpenChange }: ExampleProps) {
  const [open, setOpen] = useState(first)
  return (
    <StrictMode>
      <ThemeStyles />
      <button type="button" onClick={() => setOpen(true)}>
        Revoke
      </button>
      <Dialog
        open={open}
        heading="Revoke the key?"
        actions={<button type="button">Keep it</button>}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          onOpenChange?.(isOpen)
        }}
      >
        Whatever uses it stops working.
      </Dialog>
    </StrictMode>
  )
}

function Page() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {asks && (
        <Dialog open heading="Gone soon" onOpenChange={() => setAsks(false)}>
          Here for a moment.
        </Dialog>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Revoke' })
const dialog = page.getByRole('dialog', { name: 'Revoke the key?' })

test('Escape asks once to close and returns focus', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await render(<Example onOpenChange={onOpenChange} />)
  await opener.click()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('makes the page inert and locks its scroll while open', async () => {
  const screen = await render(<Example />)
  await opener.click()
  const behind = screen.getByText('Revoke', { exact: true }).element()
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(behind)
  }
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('open from the start it stays open', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await render(<Example first onOpenChange={onOpenChange} />)
  await expect.element(dialog).toBeVisible()
  await new Promise(requestAnimationFrame)
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('unmounted while open, it returns focus and unlocks scrolling', async () => {
  const screen = await render(<Page />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  await ask.click()
  await expect.element(page.getByRole('dialog', { name: 'Gone soon' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ask).toHaveFocus()
  expect(document.querySelector('dialog')).toBeNull()
})

test('registers its close handler with the BackProvider while it is open', async () => {
  const unregister = vi.fn<() => void>()
  const register = vi.fn<RegisterBack>(() => unregister)
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await render(
    <BackProvider register={register}>
      <Example onOpenChange={onOpenChange} />
    </BackProvider>,
  )
  expect(register).not.toHaveBeenCalled()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(register.mock.calls).toHaveLength(1)

  const [[close] = []] = register.mock.calls
  close?.()
  await expect.element(opener).toHaveFocus()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(unregister).toHaveBeenCalledOnce()

  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(unregister).toHaveBeenCalledTimes(2)
})

test('does not touch the history without a BackProvider', async () => {
  const before = history.length
  await render(<Example />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(history.length).toBe(before)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

const track = 'rgba(0, 0, 0, 0)'
const thumbs = { dark: `rgb(106, 115, 109) ${track}`, light: `rgb(127, 133, 124) ${track}` }

for (const theme of ['dark', 'light'] as const) {
  test(`keeps the ${theme} theme of its place in the document`, async () => {
    await render(
      <div data-theme={theme}>
        <Example first />
      </div>,
    )
    await expect.element(dialog).toBeVisible()
    const { colorScheme, scrollbarColor } = getComputedStyle(dialog.element())
    expect(colorScheme).toBe(theme)
    expect(scrollbarColor).toBe(thumbs[theme])
  })
}
