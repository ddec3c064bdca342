import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OfflinePage } from './index.js'

test('says that there is no connection, and retries the same address', async () => {
  const screen = await render(
    <StrictMode>
      <OfflinePage />
    </StrictMode>,
  )
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'No connection' }))
    .toBeVisible()
  const link = screen.getByRole('link', { name: 'Try again' }).element()
  expect(link).toHaveProperty('href', location.href)
})
