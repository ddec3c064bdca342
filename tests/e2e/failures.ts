import type { BrowserContext, Page } from 'playwright/test'

/** Messages of the browser about files that a test blocks, and of React about their pages. */
export const missingFiles =
  /status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|MIME type|module script|modulepreload|Unexpected token|React Router caught/

/** Messages of React about a page that a test breaks. */
export const brokenPage = /Error: broken|React Router caught/

/** Makes a page of the app throw whenever it renders, until `repair` is called. */
export async function breakPage(page: Page, chunk: string): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    const body = source.replace(
      /([\w$]+) as Component\b/,
      'Breaking as Component};function Breaking(props){if(!globalThis.repaired){globalThis.broken=(globalThis.broken??0)+1;throw new Error("broken")}return $1(props)}export{$1 as Whole',
    )
    if (body === source) throw new Error(`${chunk} exports no component.`)
    await route.fulfill({ response, body })
  })
}

/** Lets a broken page render again. */
export async function repair(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'repaired', true))
}

/** Returns how often a broken page was rendered. */
export function countTries(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'broken'))
}

/** Counts the documents loaded from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

const gone = { status: 404, contentType: 'text/plain', body: 'Not Found' }

/**
 * Answers the first request for a chunk with 404. Its route stays: when the last route of a page ends,
 * Playwright turns interception off, and a request that starts at that moment may never be answered.
 */
export async function missOnce(page: Page, chunk: string): Promise<void> {
  let isMissing = true
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const answer = isMissing ? route.fulfill(gone) : route.continue()
    isMissing = false
    await answer
  })
}

/** Lists the entry of the app and its static imports. */
async function entryScripts({ request }: BrowserContext): Promise<Set<string>> {
  const html = await (await request.get('/')).text()
  const scripts = new Set([/data-entry="([^"]+)"/.exec(html)?.[1] ?? ''])
  for (const script of scripts) {
    const source = await (await request.get(script)).text()
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      scripts.add(`/assets/${name}`)
    }
  }
  return scripts
}

/** Replaces every script except the entry and its static imports, as after a deploy. */
export async function replaceScripts(
  context: BrowserContext,
  answer: { status: number; contentType: string; body: string } = gone,
): Promise<void> {
  const kept = await entryScripts(context)
  await context.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    await (kept.has(pathname) ? route.continue() : route.fulfill(answer))
  })
}
