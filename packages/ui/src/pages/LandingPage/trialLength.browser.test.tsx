import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LandingPage } from './index.js'

vi.mock('../../data/trial.js', () => ({ trial: { planDays: 5, bannerDays: 9 } }))

test('[027] a change of the two constants changes every place that says them', async () => {
  const screen = await render(
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
  const said = screen.container.textContent.match(/\d+-day/g) ?? []
  expect(new Set(said)).toEqual(new Set(['5-day', '9-day']))
  // The hero, the line under the heading of the plans, and each of the four plans.
  expect(said.filter((days) => days === '5-day')).toHaveLength(6)
})
