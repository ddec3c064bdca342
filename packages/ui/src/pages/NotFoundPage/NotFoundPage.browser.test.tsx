import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NotFoundPage } from './index.js'

function show() {
  return render(
    <StrictMode>
      <NotFoundPage />
    </StrictMode>,
  )
}

test('[423] the page says Page Not Found', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Page Not Found' }))
    .toBeVisible()
})

test('[424] the page has a link to the homepage', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Go to the homepage' }))
    .toHaveAttribute('href', '/')
})
