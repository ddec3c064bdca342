import { localize } from '../../../packages/app/src/addresses.ts'
import { protectedPaths, publicPaths } from '../../../packages/app/src/paths.ts'
import type { Page } from 'playwright/test'
import { apiKey, heading, newAccount, sessionKey, test as base } from '../fixtures.ts'

/** A page as somebody sees it. */
export interface Visit {
  readonly path: string
  readonly language: 'en' | 'it'
  /** Whether the visitor has an account and is signed in. */
  readonly signedIn: boolean
}

/** Where there is no page. */
const unknownPath = '/nothing-here'

function inBoth(path: string, signedIn: boolean): Visit[] {
  return (['en', 'it'] as const).map((language) => ({ path, language, signedIn }))
}

/** Every page in both languages, the public ones as a visitor. */
export const visits: readonly Visit[] = [
  ...[...publicPaths, unknownPath].flatMap((path) => inBoth(path, false)),
  ...protectedPaths.flatMap((path) => inBoth(path, true)),
]

/** Every page once, in English. */
export const englishVisits = visits.filter(({ language }) => language === 'en')

/** Names a visit in the title of a test. */
export function nameOf({ path, language }: Visit): string {
  return `${path} in ${language === 'en' ? 'English' : 'Italian'}`
}

interface WorkerFixtures {
  /** The session of an account that the tests of one worker share, as they change nothing in it. */
  session: string
}

interface Fixtures {
  /** Opens a page as its visitor sees it, and waits until it is drawn. */
  open: (visit: Visit) => Promise<Page>
  /** Opens a page, and waits until the app has taken it over, as it does at the first sign of use. */
  openForUse: (visit: Visit) => Promise<Page>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // The browser logs the answer 404 of the server.
  allowedProblems: /status of 404/,

  session: [
    async ({ playwright }, provide, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const response = await request.post('/auth/v1/signup', {
        headers: { apikey: apiKey },
        data: newAccount(),
      })
      await provide(await response.text())
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  open: async ({ page, session }, provide) => {
    await provide(async ({ path, language, signedIn }) => {
      await page.addInitScript(
        ([key, value, tongue]) => {
          localStorage.setItem('dropwatt.language', tongue)
          if (value) localStorage.setItem(key, value)
        },
        [sessionKey, signedIn ? session : '', language] as const,
      )
      await page.goto(publicPaths.includes(path) ? localize(path, language) : path)
      await heading(page).waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      return page
    })
  },

  openForUse: async ({ open }, provide) => {
    await provide(async (visit) => {
      const page = await open(visit)
      await page.dispatchEvent('body', 'touchstart')
      await page.locator('#root[data-made]').waitFor({ state: 'detached' })
      return page
    })
  },
})
