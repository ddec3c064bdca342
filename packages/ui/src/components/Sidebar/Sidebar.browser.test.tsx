import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Sidebar } from './index.js'

function at(currentPath: string) {
  return (
    <StrictMode>
      <Sidebar currentPath={currentPath} />
    </StrictMode>
  )
}

test('opens the group of the page that one goes to, and leaves the others as they are', async () => {
  const screen = await render(at('/dashboard/auto-tag'))
  const imageTools = screen.getByRole('button', { name: 'Image Tools' })
  await expect.element(imageTools).toHaveAttribute('aria-expanded', 'false')

  await screen.rerender(at('/dashboard/remove-background'))
  await expect.element(imageTools).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(screen.getByRole('button', { name: 'Product Enhancements' }))
    .toHaveAttribute('aria-expanded', 'true')
})

test('lets the group of the page on screen be closed', async () => {
  const screen = await render(at('/dashboard/auto-tag'))
  const group = screen.getByRole('button', { name: 'Product Enhancements' })
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
})

test('knows a page by its path with a slash at the end', async () => {
  const screen = await render(at('/dashboard/settings/account/'))
  await expect
    .element(screen.getByRole('link', { name: 'Account' }))
    .toHaveAttribute('aria-current', 'page')
})
