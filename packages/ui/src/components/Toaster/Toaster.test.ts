import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toaster } from './index.js'

test('the region and both live regions are rendered on the server', () => {
  const page = renderToString(createElement(Toaster))
  expect(page).toContain('aria-label="Notifications (F8)"')
  expect(page).toContain('aria-live="polite"')
  expect(page).toContain('aria-live="assertive"')
})
