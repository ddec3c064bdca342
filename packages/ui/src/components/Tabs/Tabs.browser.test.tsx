import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './index.js'

const items = ['Changes', 'Check', 'History', 'Exports'].map((label) => ({
  value: label,
  label,
  content: label,
}))

function tabs(value: string, count?: string) {
  return (
    <div style={{ inlineSize: 160, marginBlockStart: 2000 }}>
      <Tabs
        aria-label="Views"
        items={items.map((item) => Object.assign({ count }, item))}
        value={value}
      />
    </div>
  )
}

test('the selected tab is scrolled into view', async () => {
  const screen = await render(tabs('Exports'))
  const box = (name: string) =>
    screen.getByRole('tab', { name, exact: false }).element().getBoundingClientRect()
  const list = screen.getByRole('tablist').element().getBoundingClientRect()
  expect(box('Exports').right).toBeLessThanOrEqual(list.right + 1)
  expect(box('Changes').left).toBeLessThan(list.left)

  await screen.rerender(tabs('Exports', '1,200'))
  expect(box('Exports').right).toBeLessThanOrEqual(list.right + 1)

  await screen.rerender(tabs('Changes'))
  expect(box('Changes').left).toBeGreaterThanOrEqual(list.left - 1)
  expect(window.scrollY).toBe(0)
})

test('Shift+Tab from a panel reaches the selected tab', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const tabsAt = (value: string) => (
    <Tabs
      aria-label="Views"
      items={items.map(({ value: name, label }) => ({
        value: name,
        label,
        content: <button>{label} action</button>,
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  )
  const screen = await render(tabsAt('Changes'))
  await screen.getByRole('tab', { name: 'Changes' }).click()
  await screen.rerender(tabsAt('History'))
  screen.getByRole('button', { name: 'History action' }).element().focus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(screen.getByRole('tab', { name: 'History' })).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})
