import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { root } from '../../scripts/commands.ts'
import type { EngineName } from '../../scripts/engines.ts'
import { serveApp, type ServedApp } from '../../scripts/served-app.ts'
import type { Driver, Profile } from './drivers/driver.ts'
import { launchWithPuppeteer } from './drivers/puppeteer.ts'
import { launchWebKit } from './drivers/webkit.ts'
import { Visit } from './visit.ts'

interface WorkerFixtures {
  /** The name of the project. */
  engine: EngineName
  driver: Driver
  app: ServedApp
}

interface Fixtures {
  /** Console problems that the journey itself causes. */
  allowedProblems: RegExp | undefined
  profile: Profile
  /** Opens another tab in the same profile. */
  openTab: () => Promise<Visit>
  visitor: Visit
  /** A signed-in user. */
  member: Visit
}

/** Messages that browsers sometimes log when a page is left while it loads. */
const byThemselves = [
  // Chromium requests a script from the service worker twice.
  /cross-world service worker/,
  // Firefox stops loading a font: NS_BINDING_ABORTED.
  /downloadable font: download failed .* status=2152398850/,
]

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // Playwright reads the dependencies of a fixture from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      await provide(project.name as EngineName)
    },
    { scope: 'worker' },
  ],

  driver: [
    async ({ engine }, provide) => {
      const driver = await (engine === 'webkit' ? launchWebKit() : launchWithPuppeteer(engine))
      console.log(driver.version)
      await provide(driver)
      await driver.quit()
    },
    { scope: 'worker' },
  ],

  app: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const app = await serveApp()
      await provide(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],

  allowedProblems: [undefined, { option: true }],

  profile: async ({ driver, allowedProblems }, provide) => {
    const profile = await driver.openProfile()
    await provide(profile)
    const problems = await profile.close()
    const isExpected = (problem: string) =>
      allowedProblems?.test(problem) || byThemselves.some((pattern) => pattern.test(problem))
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
  },

  openTab: async ({ profile, app, engine }, provide) => {
    await provide(async () => {
      const visit = new Visit(
        await profile.openTab(),
        app.origin,
        join(root, 'test-results/browsers', engine),
      )
      await visit.resize(1440, 900)
      return visit
    })
  },

  visitor: async ({ openTab }, provide) => {
    await provide(await openTab())
  },

  member: async ({ openTab, app }, provide) => {
    const member = await openTab()
    await member.remember({ session: await app.signIn(newEmail()) })
    await provide(member)
  },
})

/** Returns a new email address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`
}

export const password = 'correct horse 1'
