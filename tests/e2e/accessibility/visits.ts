import type { Page } from 'playwright/test'
import { languages, type Language } from '../../../packages/app/src/config/languages.ts'
import { protectedPaths } from '../../../packages/app/src/routes/pathLists.ts'
import { hydrate } from '../fixtures.ts'
import { open as openPlace, places, test as base, type Place } from './places.ts'

/** A page as somebody sees it, in a language. */
export interface Visit extends Place {
  readonly language: Language
}

/** Every page in each language, the public ones as a visitor. */
export const visits: readonly Visit[] = places
  .filter(({ path, visitor }) => visitor === (protectedPaths.includes(path) ? 'member' : 'visitor'))
  .flatMap((place) => languages.map((language) => Object.assign({ language }, place)))

/** Every page once, in English. */
export const englishVisits = visits.filter(({ language }) => language === 'en')

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Names a visit in the title of a test. */
export function nameOf({ path, language }: Visit): string {
  return `${path} in ${languageNames.of(language)}`
}

interface Fixtures {
  /** Opens a page as its visitor sees it, and waits until it is drawn. */
  open: (visit: Visit) => Promise<Page>
  /** Opens a page, and waits until the app has taken it over, as it does at the first sign of use. */
  openForUse: (visit: Visit) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  // The browser logs the answer 404 of the server.
  allowedProblems: /status of 404/,

  open: async ({ page, session }, provide) => {
    await provide(async (visit) => {
      await openPlace(page, visit, session, visit.language)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      return page
    })
  },

  openForUse: async ({ open }, provide) => {
    await provide(async (visit) => {
      const page = await open(visit)
      await hydrate(page)
      return page
    })
  },
})
