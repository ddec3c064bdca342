import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, CDPSession, JSHandle, Page } from 'playwright'
import { paths } from '../../packages/app/src/paths.ts'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import type { ServedApp } from '../../scripts/served-app.ts'

/** A page that takes files, with an export to drop on it. */
export interface Visit {
  readonly browser: Browser
  readonly page: Page
  readonly file: JSHandle<DataTransfer>
  /** The process of the page. */
  readonly process: number
  readonly devtools: CDPSession
}

/** Returns the process that renders the only page of a browser. */
async function findProcess(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const found = processInfo.filter(({ type }) => type === 'renderer')
  if (found.length !== 1) throw new Error(`${found.length} processes render the page.`)
  return found[0]!.id
}

/** Opens a page in a context, and closes that at the end. */
export async function visit<Result>(
  browser: Browser,
  context: BrowserContext,
  bytes: Uint8Array,
  open: (context: BrowserContext) => Promise<Page>,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  try {
    const page = await open(context)
    const file = await page.evaluateHandle((text) => {
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([content], 'products.csv', { type: 'text/csv' }))
      return data
    }, Buffer.from(bytes).toString('base64'))
    const devtools = await context.newCDPSession(page)
    const process = await findProcess(browser)
    return await measure({ browser, page, file, process, devtools })
  } finally {
    await context.close()
  }
}

/** Opens the page of an automation in a new context, signed in, and waits until nothing happens any more. */
export async function visitWorkbench<Result>(
  browser: Browser,
  { origin, signIn }: ServedApp,
  bytes: Uint8Array,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const session = await signIn(`${randomUUID()}@example.com`)
  const localStorage = [{ name: storageKeys.session, value: session }]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const open = async () => {
    const page = await context.newPage()
    await page.goto(`${origin}${paths.dashboard}/mass-compare-price`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }
  return visit(browser, context, bytes, open, measure)
}
