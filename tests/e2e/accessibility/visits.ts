import type { Page } from 'playwright/test'
import { languages, type Language } from '../../../packages/app/src/config/languages.ts'
import { protectedPaths } from '../../../packages/app/src/routes/pathLists.ts'
import { hydrate } from '../fixtures.ts'
import { open as openPlace, places, test as base, type Place } from './places.ts'

/** A page for a kind of user, in a language. */
export interface Visit extends Place {
  readonly language: Language
}

/** Every page in each language; the public ones as a visitor. */
export const visits: readonly Visit[] = places
  .filter(({ path, visitor }) => visitor === (protectedPaths.includes(path) ? 'member' : 'visitor'))
  .flatMap((place) => languages.map((language) => Object.assign({ language }, place)))

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the name of a visit for a test title. */
export function nameOf({ path, language }: Visit): string {
  return `${path} in ${languageNames.of(language)}`
}

interface Fixtures {
  /** Opens a page for its kind of user, and waits until it is rendered. */
  open: (visit: Visit) => Promise<Page>
  /** Opens a page and hydrates it. */
  openForUse: (visit: Visit) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  // The browser logs the 404 response.
  allowedProblems: /status of 404/,

  open: async ({ page, session }, provide) => {
    await provide(async (visit) => {
      await openPlace(page, visit, session, visit.language)
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
