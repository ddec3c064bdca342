import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InView } from './index.js'

afterEach(() => vi.unstubAllGlobals())

function Screen() {
  const [isNear, setNear] = useState(false)
  return (
    <>
      <p>{isNear ? 'near' : 'far'}</p>
      <div style={{ blockSize: '300vh' }} />
      <InView onEnter={() => setNear(true)} />
    </>
  )
}

test('a place is near once the page is scrolled to it', async () => {
  const screen = await render(<Screen />)
  await expect.element(screen.getByText('far')).toBeVisible()
  scrollTo({ top: document.body.scrollHeight })
  await expect.element(screen.getByText('near')).toBeInTheDocument()
  scrollTo({ top: 0 })
  await expect.element(screen.getByText('near')).toBeVisible()
})

test('a place is near if its latest entry is', async () => {
  const callbacks: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (typeof callbacks)[number]) {
        callbacks.push(callback)
      }
      observe() {}
      disconnect = disconnect
    },
  )
  const screen = await render(<Screen />)
  callbacks.at(-1)?.([{ isIntersecting: false }, { isIntersecting: true }])
  await expect.element(screen.getByText('near')).toBeVisible()
  expect(disconnect).toHaveBeenCalled()
})
