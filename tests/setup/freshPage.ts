import { removeToast } from '../../packages/ui/src/toast/index.ts'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

const { documentElement } = document
const [width, height] = [innerWidth, innerHeight]

/** Makes Tab start at the first control of the document again. */
function resetTabOrder(): void {
  const first = document.createElement('button')
  document.body.prepend(first)
  first.focus()
  first.remove()
}

beforeEach(resetTabOrder)

/** Leaves nothing of a test in the page, which all files of a worker share. */
afterEach(async () => {
  await cleanup()
  removeToast()
  localStorage.clear()
  sessionStorage.clear()
  documentElement.removeAttribute('dir')
  scrollTo(0, 0)
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
})

/** Puts back what a file replaced for all its tests. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
