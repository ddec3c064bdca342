import type { Page } from 'playwright/test'
import { localize } from '../../../packages/app/src/addresses.ts'
import * as storageKeys from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { automationSlugs } from '@dropwatt/automations/options'
import { automationPath, paths } from '../../../packages/app/src/paths.ts'
import { protectedPaths, publicPaths } from '../../../packages/app/src/routes/pathLists.ts'
import {
  apiKey,
  expect,
  heading,
  hydrate,
  mailedLinks,
  newAccount,
  test as base,
} from '../fixtures.ts'

/** The kind of user: a visitor, a member, or a user in a password recovery. */
export type Visitor = 'visitor' | 'member' | 'recovering'

/** A page and its kind of user. */
export interface Place {
  readonly path: string
  readonly visitor: Visitor
}

const unknownPath = '/nothing-here'

/** The pages with the file workbench. */
const filePaths: ReadonlySet<string> = new Set(automationSlugs.map(automationPath))

/** Every page once; the public ones as a visitor. */
export const places: readonly Place[] = [
  ...[...publicPaths, unknownPath].map((path) => ({ path, visitor: 'visitor' as const })),
  ...protectedPaths.map((path) => ({ path, visitor: 'member' as const })),
  { path: paths.updatePassword, visitor: 'recovering' },
]

/** Returns the name of a place for a test title. */
export function nameOf({ path, visitor }: Place): string {
  return `${path} (${visitor})`
}

interface WorkerFixtures {
  /** The stored session of a member. */
  session: string
}

export const test = base.extend<object, WorkerFixtures>({
  session: [
    async ({ playwright }, provide, { project }) => {
      const request = await playwright.request.newContext({
        baseURL: project.use.baseURL,
        extraHTTPHeaders: { apikey: apiKey },
      })
      const data = newAccount()
      await request.post('/auth/v1/signup', { data })
      const response = await request.post('/auth/v1/token?grant_type=password', { data })
      await provide(await response.text())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Keeps long timers, such as that of the redirect after a payment, from firing. */
export async function stopTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = globalThis.setTimeout
    Object.assign(globalThis, {
      setTimeout: (...args: Parameters<typeof later>) =>
        (args[1] ?? 0) >= 4000 ? 0 : later(...args),
    })
  })
}

/** Stores a language, and stores or removes a session. */
async function settle(page: Page, language: Language, session: string | undefined): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/favicon.svg')
  await page.evaluate(
    ([keys, value, chosen]) => {
      localStorage.setItem(keys.language, chosen)
      if (value !== undefined) localStorage.setItem(keys.session, value)
    },
    [storageKeys, session, language] as const,
  )
}

async function recover(page: Page): Promise<void> {
  const { request } = page
  const account = newAccount()
  await request.post('/auth/v1/signup', { headers: { apikey: apiKey }, data: account })
  await page.goto(paths.forgotPassword)
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  const [link = ''] = await mailedLinks(request, account.email)
  await page.goto(link)
  await expect(page).toHaveURL(paths.updatePassword)
}

/** Loads the part of the page that waits until it is near the window. */
async function loadWorkbench(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('#workbench')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * Opens a page for its kind of user, and waits until it is shown in the language. Visitors see it as it
 * was prerendered until the first interaction.
 */
export async function open(
  page: Page,
  { path, visitor }: Place,
  session: string,
  language: Language = 'en',
): Promise<void> {
  if (visitor === 'recovering') await recover(page)
  await settle(page, language, visitor === 'member' ? session : undefined)
  await page.goto(localize(path, language))
  // Pages with one URL for all languages show the chosen one once the app has loaded.
  if (visitor !== 'visitor' || path === unknownPath) await hydrate(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(heading(page)).toBeVisible()
  if (visitor === 'member' && filePaths.has(path)) await loadWorkbench(page)
  // Parts of a page that load after it.
  const loading = page.locator('main').locator('[aria-busy="true"], [data-within]')
  if (visitor === 'member') await expect(loading).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
