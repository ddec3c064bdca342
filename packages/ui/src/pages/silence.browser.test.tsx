import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster } from '../components/Toaster/index.js'
import { automationSlugs } from '../catalogue/slugs.js'
import { settingsPages } from '../navigation/settings.js'
import { everyPage } from '../test/everyPage.js'

/** Pages of accounts and of the public site, whose actions belong to the app. */
const otherPages =
  /^(Landing|SignIn|SignUp|ForgotPassword|NewPassword|Blog|Terms|NotFound|Offline|PaymentSuccess|TwoStep)Page$/

afterEach(() => {
  vi.restoreAllMocks()
})

test('[451] no button or field of a dashboard page calls a server', async () => {
  const calls = [
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no calls')),
    vi.spyOn(XMLHttpRequest.prototype, 'open'),
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false),
  ]
  const pages = everyPage.filter(([name]) => !otherPages.test(name))
  expect(pages).toHaveLength(automationSlugs.length + settingsPages.length + 5)
  for (const [name, Page] of pages) {
    const screen = await render(
      <>
        <Page />
        <Toaster />
      </>,
    )
    const controls = screen.container.querySelectorAll<HTMLElement>('button, input')
    expect([name, controls.length > 0]).toEqual([name, true])
    for (const control of controls) control.click()
    await new Promise(requestAnimationFrame)
    expect([name, calls.map(({ mock }) => mock.calls)]).toEqual([name, [[], [], []]])
    await screen.unmount()
  }
})
