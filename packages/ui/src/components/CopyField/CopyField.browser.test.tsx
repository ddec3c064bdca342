import { StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { Toaster } from '../Toaster/index.js'
import { CopyField } from './index.js'

const value = 'https://example.com/?ref=mara&x=%20y'
const button = () => page.getByRole('button')
const box = () => page.getByRole('textbox', { name: 'Link' })

/** Waits until changes are rendered and their effects have run. */
async function settled() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

function show() {
  return render(
    <StrictMode>
      <CopyField label="Link" value={value} />
      <Toaster />
    </StrictMode>,
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('CopyField', () => {
  test('[(364)] puts exactly what it shows on the clipboard of the browser', async () => {
    const { targetInfo } = await cdp().send('Target.getTargetInfo')
    await cdp().send('Browser.grantPermissions', {
      browserContextId: targetInfo.browserContextId,
      permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
    })
    await show()
    await button().click()
    await expect.element(button()).toHaveAccessibleName('Copied: Link')
    await expect.element(button()).toHaveFocus()
    expect(await navigator.clipboard.readText()).toBe(value)
  })

  test('returns to its first label, and announces a second copy again', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await show()
    const announcement = screen.getByRole('status').filter({ hasText: 'Copied: Link' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await button().click()
      await settled()
      const first = announcement.element().firstElementChild
      await button().click()
      await settled()
      expect(announcement.element().firstElementChild).not.toBe(first)
      vi.advanceTimersByTime(2000)
      await settled()
      expect(button().element().getAttribute('aria-label')).toBe('Copy: Link')
      await screen.unmount()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('[(364)] selects the text where the page has no clipboard at all', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await show()
    await button().click()
    await expect.element(page.getByText('Nothing was copied')).toBeInTheDocument()
    await expect.element(box()).toHaveFocus()
    expect(getSelection()?.toString()).toBe(value)
  })
})
