import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BlogPage } from './index.js'

function show() {
  return render(
    <StrictMode>
      <BlogPage />
    </StrictMode>,
  )
}

test('[419] the page says that the blog is coming soon', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
})

test('[420] the page has a link Go Back Home to /', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Go Back Home' }))
    .toHaveAttribute('href', '/')
})
