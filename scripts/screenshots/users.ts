import type { Browser, BrowserContext } from 'playwright'
import { paths } from '../../packages/app/src/paths.ts'
import { locales, type Language } from '../../packages/app/src/config/languages.ts'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import type { ServedApp } from '../served-app.ts'
import type { Person, Theme } from './variants.ts'

/** The stored data of a browser. */
type Storage = Readonly<Record<string, string>>

/** The name shown in the app. */
const email = 'owner@example.com'
const forgetful = 'forgetful@example.com'

/** Opens a recovery link and returns the stored data of the browser. */
async function recover(browser: Browser, app: ServedApp): Promise<Storage> {
  await app.signIn(forgetful)
  const page = await browser.newPage({ baseURL: app.origin })
  try {
    await page.goto(paths.forgotPassword)
    await page.getByLabel('Email').fill(forgetful)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    const outbox = await page.request.get('/auth/v1/outbox', {
      headers: { accept: 'application/json' },
    })
    const [mail]: { readonly link: string }[] = await outbox.json()
    await page.goto(mail?.link ?? '')
    await page.waitForURL(paths.updatePassword)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  } finally {
    await page.close()
  }
}

/** Creates the stored data for each kind of user. */
export async function storageOf(
  browser: Browser,
  app: ServedApp,
): Promise<Readonly<Record<Person, Storage>>> {
  return {
    visitor: {},
    member: { [storageKeys.session]: await app.signIn(email) },
    recovering: await recover(browser, app),
  }
}

/** Opens a browser context for a kind of user with given settings. */
export function openContext(
  browser: Browser,
  origin: string,
  storage: Storage,
  { theme, language }: { readonly theme: Theme; readonly language: Language },
): Promise<BrowserContext> {
  const kept = { ...storage, [storageKeys.theme]: theme, [storageKeys.language]: language }
  return browser.newContext({
    baseURL: origin,
    colorScheme: theme,
    locale: locales[language].replace('_', '-'),
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        { origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) },
      ],
    },
  })
}
