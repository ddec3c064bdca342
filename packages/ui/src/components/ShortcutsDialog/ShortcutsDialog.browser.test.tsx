import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { ShortcutsDialog } from './index.js'

afterEach(() => vi.restoreAllMocks())

const onOpenChange = vi.fn<(open: boolean) => void>()
const list = page.getByRole('dialog')

/** Returns the keys beside a label, as a screen reader reads them. */
function keysOf(label: string) {
  const row = list.getByText(label).element().closest('div')
  return [...(row?.querySelectorAll('kbd') ?? [])].map((key) =>
    [...key.childNodes]
      .filter((part) => !(part instanceof Element && part.ariaHidden === 'true'))
      .map((part) => part.textContent)
      .join(''),
  )
}

test('each key is named as on the keyboard', async () => {
  await render(<ShortcutsDialog open onOpenChange={onOpenChange} />)
  expect(keysOf('Search pages and actions')).toEqual(['Ctrl', 'K'])
  expect(keysOf('Go to the notification')).toEqual(['F8'])
  expect(keysOf('Change by one step')).toEqual(['Left arrow', 'Right arrow'])
})

test('on Apple devices it is the Command key', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 15_0')
  await render(<ShortcutsDialog open onOpenChange={onOpenChange} />)
  expect(keysOf('Show this list')).toEqual(['Command', '/'])
  await expect.element(list.getByText('⌘').first()).toBeVisible()
})

test('is translated to Italian, including key names', async () => {
  await render(
    <LocaleProvider locale="it" catalog={catalogs.it}>
      <ShortcutsDialog open onOpenChange={onOpenChange} />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible()
  expect(keysOf('Apri la voce evidenziata')).toEqual(['Invio'])
})

test('no shortcut is a single letter', async () => {
  await render(<ShortcutsDialog open onOpenChange={onOpenChange} />)
  const together = [...list.element().querySelectorAll('dd > span:has(> kbd)')]
  const alone = together.filter((keys) => keys.childElementCount === 1)
  expect(alone.length).toBeGreaterThan(5)
  expect(alone.filter((keys) => /^\p{L}$/u.test(keys.textContent ?? ''))).toEqual([])
})

test('Escape requests to close', async () => {
  onOpenChange.mockClear()
  await render(<ShortcutsDialog open onOpenChange={onOpenChange} />)
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})
