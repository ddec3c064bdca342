import { forwardRef, StrictMode, useState, type MouseEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { LinkProvider, type LinkComponent, type LinkProps } from '../../hooks/index.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { Toaster } from '../Toaster/index.js'
import { ResultStatus } from './ResultStatus.js'
import { CommandPalette, type CommandPaletteProps } from './index.js'

afterEach(() => {
  vi.useRealTimers()
})

function Example(palette: Omit<CommandPaletteProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <input aria-label="Before" />
      <CommandPalette {...palette} open={open} onOpenChange={setOpen} />
      <Toaster />
    </StrictMode>
  )
}

const followed = vi.fn<(href: string) => void>()
const Followed: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(function Followed(
  { href, onClick, children, ...link },
  ref,
) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    onClick?.(event)
    followed(href)
  }
  return (
    <a {...link} ref={ref} href={href} onClick={follow}>
      {children}
    </a>
  )
})

const field = page.getByRole('combobox')
const options = page.getByRole('option')
const open = () => userEvent.keyboard('{Control>}k{/Control}')

test('Ctrl K opens it from a field, Escape closes it and returns focus', async () => {
  const screen = await render(<Example />)
  const before = screen.getByLabelText('Before')
  await userEvent.click(before)
  await open()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(before).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

test('single letters, or the shortcut turned off, leave it closed', async () => {
  await render(<Example shortcut={false} />)
  await userEvent.keyboard('k')
  await open()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('opens with an empty field each time', async () => {
  await render(<Example />)
  await open()
  await userEvent.keyboard('zebra')
  await expect.element(field).toHaveValue('zebra')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await open()
  await expect.element(field).toHaveValue('')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
})

test('opens with an empty field when reopened at once', async () => {
  await render(<Example />)
  await open()
  await userEvent.keyboard('zebra{Escape}')
  await open()
  await userEvent.keyboard('cogs')
  await expect.element(field).toHaveValue('cogs')
})

test('the marked entry stays in view', async () => {
  await render(<Example />)
  await open()
  await userEvent.keyboard('{End}')
  const last = options.last()
  await expect.element(last).toHaveAttribute('aria-selected', 'true')
  await expect.element(last).toBeInViewport()
  await expect.element(field).toHaveAttribute('aria-activedescendant', last.element().id)
})

test('Enter follows the marked link through the current link component, once', async () => {
  followed.mockClear()
  await render(
    <LinkProvider component={Followed}>
      <Example basePath="/app" />
    </LinkProvider>,
  )
  await open()
  await userEvent.keyboard('cogs{Enter}')
  expect(followed).toHaveBeenCalledExactlyOnceWith('/app/cogs-monitor')
  await expect.element(field).not.toBeInTheDocument()
})

test('an action without a handler shows the notice, over the page', async () => {
  const groups = [{ heading: 'Jobs', entries: [{ id: 'pause', label: 'Pause all jobs' }] }]
  await render(<Example groups={groups} />)
  await open()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText("This feature isn't implemented yet")).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('shows and finds Italian', async () => {
  await render(
    <LocaleProvider locale="it" catalog={catalogs.it}>
      <Example />
    </LocaleProvider>,
  )
  await open()
  await expect
    .element(page.getByRole('combobox', { name: 'Cerca automazioni e impostazioni' }))
    .toHaveFocus()
  await userEvent.keyboard('filigrana')
  await expect.element(options).toHaveAttribute('href', '/dashboard/dynamic-watermark')
  await userEvent.keyboard('xx')
  await expect.element(page.getByText('Nessun risultato per “filigranaxx”.').first()).toBeVisible()
})

test('announces the results when typing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(<ResultStatus words="3 results" />)
  const status = screen.getByRole('status').element()
  await vi.advanceTimersByTimeAsync(499)
  await screen.rerender(<ResultStatus words="1 result" />)
  await vi.advanceTimersByTimeAsync(499)
  expect(status.textContent).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => status.textContent).toBe('1 result')
})
