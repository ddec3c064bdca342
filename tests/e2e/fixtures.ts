import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright/test'
import { takesFilesEvent } from '../../packages/app/src/boot/takesFiles.ts'

export { expect }

/** The credentials of a user. */
export interface Account {
  readonly email: string
  readonly password: string
}

interface Options {
  /** Console problems that the scenario itself causes. */
  allowedProblems: RegExp | undefined
}

/** A new account, and the session that the server created with it. */
interface SignedUp {
  readonly account: Account
  readonly session: string
}

interface Fixtures {
  signedUp: SignedUp
  /** A new account. */
  account: Account
  /** A page that is signed in as `account`. */
  memberPage: Page
  /** Fails the test on console errors and warnings in any of its pages. */
  noProblems: void
}

interface WorkerFixtures {
  /** Reports violations of the content security policy in the console of all pages. */
  violations: void
}

/** The message of the browser when playwright.config.ts blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** The storage key of the session. */
export const sessionKey = 'dropwatt-auth'

/** The anon key of the local backend. */
export const apiKey = 'sb_publishable_dropwatt_local'

/** Creates new credentials. */
export function newAccount(): Account {
  // The letter keeps the initials from being AA, which axe takes for a symbol.
  return { email: `m${randomUUID()}@example.com`, password: 'correct horse 1' }
}

/** Signs up with the server. */
export async function createAccount(
  request: APIRequestContext,
  account: Account,
): Promise<SignedUp> {
  const response = await request.post('/auth/v1/signup', {
    headers: { apikey: apiKey },
    data: account,
  })
  expect(response.status()).toBe(200)
  return { account, session: await response.text() }
}

/** Runs in each page: logs violations of the content security policy. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.error(
      `Content Security Policy, ${effectiveDirective} (${disposition}): ${blockedURI} "${sample}" at ${sourceFile}:${lineNumber}`,
    )
  })
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  allowedProblems: [undefined, { option: true }],

  violations: [
    async ({ browser }, provide) => {
      browser.on('context', (context) => context.addInitScript(reportViolations))
      await provide()
    },
    { scope: 'worker', auto: true },
  ],

  noProblems: [
    async ({ browser, context, allowedProblems }, provide) => {
      const problems: string[] = []
      const add = (problem: string) => {
        const isExpected = allowedProblems?.test(problem) || problem.includes(blockedWorker)
        if (!isExpected) problems.push(problem)
      }
      const addMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          add(`${message.type()}: ${message.text()}`)
      }
      const addError = (error: WebError) => add(`uncaught: ${String(error.error())}`)
      const watch = (each: BrowserContext) =>
        each.on('console', addMessage).on('weberror', addError)
      watch(context)
      // Pages that a test opens itself have their own context.
      browser.on('context', watch)
      await provide()
      browser.off('context', watch)
      context.off('console', addMessage).off('weberror', addError)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],

  signedUp: async ({ request }, provide) => provide(await createAccount(request, newAccount())),

  account: ({ signedUp }, provide) => provide(signedUp.account),

  memberPage: async ({ page, signedUp }, provide) => {
    await page.addInitScript((type) => {
      addEventListener(type, () =>
        document.documentElement.toggleAttribute('data-takes-files', true),
      )
    }, takesFilesEvent)
    await page.goto('/favicon.svg')
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      sessionKey,
      signedUp.session,
    ] as const)
    await provide(page)
  },
})

/** The main heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Holds the scripts of the app back until they are released. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unroute('**/assets/index-*.js')
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until a prerendered page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // Not an expectation, which would look again after 100 ms at the earliest.
  await page.waitForFunction(() => !document.querySelector('#root[data-prerendered]'))
}

/** Waits until a page of the dashboard opens files, which a key asks for too from then on. */
export async function takesFiles(page: Page): Promise<void> {
  await expect(page.locator('html[data-takes-files]')).toBeAttached()
}

/** Hydrates a prerendered page by interacting with it. */
export async function hydrate(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'touchstart')
  await hydrated(page)
}

/** Opens a page and hydrates it. */
export async function openForUse(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/**
 * Waits until all dialogs and menus are closed and the browser has gone back over their history
 * entries, which happens a moment later and would cancel a navigation that has already started.
 */
export async function overlaysClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
}

/** The toast. */
export const toast = (page: Page) => page.getByLabel('Notifications (F8)')

/** Fills in and submits the sign-up form. */
export async function signUp(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** A mail in the outbox of the local backend. */
interface Mail {
  readonly recipient: string
  /** Null for a notice. */
  readonly link: string | null
}

/** Returns the links of the mails to an address, newest first. */
export async function mailedLinks(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get('/auth/v1/outbox', { headers: { accept: 'application/json' } })
  const mails: Mail[] = await response.json()
  return mails.flatMap(({ recipient, link }) => (recipient === email && link ? [link] : []))
}

/** Counts the requests that refresh a session, from now on. */
export function countRenewals(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1
  })
  return () => count
}
