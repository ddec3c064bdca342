import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { trial } from '../../catalogue/trial.js'
import { TermsPage } from './index.js'

function show() {
  return render(
    <StrictMode>
      <TermsPage />
    </StrictMode>,
  )
}

test('[421] the page says that it is a placeholder', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Terms of Service' }))
    .toBeVisible()
  await expect.element(screen.getByText(/This page is a placeholder/)).toBeVisible()
})

test('[(019), 422] the page says 7-day trial, and that there are no refunds after payment', async () => {
  const screen = await show()
  expect(trial.bannerDays).toBe(7)
  await expect.element(screen.getByRole('main').getByText(/7-day trial/)).toBeVisible()
  await expect.element(screen.getByText('There are no refunds after payment.')).toBeVisible()
})
