import type { Page } from 'playwright/test'
import { localize, readAddress } from '../../../packages/app/src/addresses.ts'
import * as storageKeys from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { automationSlugs } from '@dropwatt/automations/options'
import { automationPath, paths } from '../../../packages/app/src/paths.ts'
import { protectedPaths, publicPaths } from '../../../packages/app/src/routes/pathLists.ts'
import { apiKey, expect, mailedLinks, newAccount, hydrate, test as base } from '../fixtures.ts'

const visitors = ['visitor', 'member', 'recovering'] as const

/** The kind of user: a visitor, a member, or a user in a password recovery. */
export type Visitor = (typeof visitors)[number]

/** A page and its kind of user. */
export interface Place {
  readonly path: string
  readonly visitor: Visitor
}

/** Pages that redirect members to the dashboard. */
const entrances: ReadonlySet<string> = new Set([paths.signUp, paths.signIn, paths.forgotPassword])
const unknownPath = '/nothing-here'

/** The pages with the file workbench. */
const filePaths: ReadonlySet<string> = new Set(automationSlugs.map(automationPath))

/** Every page, for every kind of user who can open it. */
export const places: readonly Place[] = [
  ...[...publicPaths, unknownPath].map((path) => ({ path, visitor: 'visitor' as const })),
  ...[...publicPaths, unknownPath, ...protectedPaths]
    .filter((path) => !entrances.has(path))
    .map((path) => ({ path, visitor: 'member' as const })),
  { path: paths.updatePassword, visitor: 'recovering' },
]

/** Pages that one test goes through. */
interface Tour {
  /** Its first and last page, and their kind of user. */
  readonly name: string
  readonly places: readonly Place[]
}

/** So many that opening the browser's page for them costs little, and a test stays short. */
const tourLength = 4

function toursOf(chosen: readonly Place[], visitor: Visitor): readonly Tour[] {
  const all = chosen.filter((place) => place.visitor === visitor)
  return Array.from({ length: Math.ceil(all.length / tourLength) }, (_, at) => {
    const part = all.slice(at * tourLength, (at + 1) * tourLength)
    const ends = new Set([part.at(0)?.path, part.at(-1)?.path])
    return { name: `${[...ends].join(' to ')}, ${visitor}`, places: part }
  })
}

/** Divides pages into tours of one kind of user each. */
function divide(chosen: readonly Place[]): readonly Tour[] {
  return visitors.flatMap((visitor) => toursOf(chosen, visitor))
}

/** Every page, for every kind of user who can open it. */
export const tours = divide(places)

/** Every page once; the public ones as a visitor. */
export const shortTours = divide(
  places.filter(
    ({ path, visitor }) => visitor === (protectedPaths.includes(path) ? 'member' : 'visitor'),
  ),
)

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

/** Opens the document of a page. Visitors see it as it was prerendered until the first interaction. */
async function load(
  page: Page,
  { path, visitor }: Place,
  session: string,
  language: Language,
): Promise<void> {
  if (visitor === 'recovering') await recover(page)
  await settle(page, language, visitor === 'member' ? session : undefined)
  await page.goto(localize(path, language))
  // Pages with one URL for all languages show the chosen one once the app has loaded.
  if (visitor !== 'visitor' || path === unknownPath) await hydrate(page)
}

/**
 * Shows the top of a page in the app that is already loaded, in the way of Back and of another tab
 * that chooses a language.
 *
 * @returns the title of the page before, if that is another one
 */
async function moveOn(page: Page, address: string, language: Language): Promise<string> {
  await page.evaluate(
    ([key, newValue]) => {
      scrollTo({ top: 0, behavior: 'instant' })
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [storageKeys.language, language] as const,
  )
  // The title changes with the language, too.
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const isSame = readAddress(new URL(page.url()).pathname).path === readAddress(address).path
  const before = isSame ? '' : await page.title()
  await page.evaluate((to) => {
    if (location.pathname === to) return
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  return before
}

/** Waits until a page is shown in the language, other than the one with the title `before`. */
async function arrive(page: Page, address: string, language: Language, before: string) {
  const arrived = () =>
    page.evaluate(
      (previous) => ({
        address: location.pathname + location.search,
        language: document.documentElement.lang,
        // The URL changes first.
        isAnother: document.title !== previous,
        hasHeading: document.querySelector('h1')?.checkVisibility(),
      }),
      before,
    )
  await expect
    .poll(arrived, { intervals: [20] })
    .toEqual({ address, language, isAnother: true, hasHeading: true })
}

/**
 * Opens a page for its kind of user, and waits until it is shown in the language. Visitors get each
 * page as a document, and others the first one: from then on they move within the app.
 */
export async function open(
  page: Page,
  place: Place,
  session: string,
  language: Language = 'en',
): Promise<void> {
  const { path, visitor } = place
  const address = localize(path, language)
  const isLoaded = visitor !== 'visitor' && page.url() !== 'about:blank'
  const before = isLoaded ? await moveOn(page, address, language) : ''
  if (!isLoaded) await load(page, place, session, language)
  await arrive(page, address, language, before)
  if (visitor === 'member' && filePaths.has(path)) await loadWorkbench(page)
  // Parts of a page that load after it.
  const loading = page.locator('main').locator('[aria-busy="true"], [data-within]')
  if (visitor === 'member') await expect(loading).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
