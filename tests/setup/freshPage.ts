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

/** Gives the window its first size back, and waits until media queries and observers know it. */
async function resetSize(): Promise<void> {
  const isReset = () => innerWidth === width && innerHeight === height
  if (isReset()) return
  await page.viewport(width, height)
  await vi.waitUntil(isReset)
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

beforeEach(resetTabOrder)

/** Leaves nothing of a test in the page, which all files of a worker share. */
afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
  removeToast()
  localStorage.clear()
  sessionStorage.clear()
  documentElement.removeAttribute('dir')
  scrollTo(0, 0)
  await resetSize()
})

/** Puts back what a file replaced for all its tests. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
