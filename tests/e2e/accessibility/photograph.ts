import type { Page } from 'playwright/test'

/** A part of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Takes an uncompressed screenshot of a part of the page, which takes half the time, as base64. */
export async function photograph(page: Page, clip: Box): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await browser.detach()
  return data
}
