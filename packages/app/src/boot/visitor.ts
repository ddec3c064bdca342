import * as storageKeys from '../config/keys.ts'
import { readStorage } from '../config/storage.ts'
import { reserveNotice } from './notice.ts'
import { applyPreferences } from './preferences.ts'
import { queueUntilHydrated } from './queue.ts'

/**
 * Applies the theme, notes whether there is a session, and redirects to the URL in the preferred
 * language or, if signed in, away from sign-in and sign-up. Queues events, and leaves room for the
 * notice of an offline browser, if the app will hydrate the page. Runs inline in the head of a document
 * that needs no session.
 *
 * `data-inside` is the URL for signed-in users; `data-it` etc. are the URLs in other languages;
 * `data-follows` means that the URL contains no language, so the page is in the preferred one;
 * `data-hydrated` means that the app will hydrate the page.
 */
const { inside, follows, hydrated, ...addresses } = document.currentScript!.dataset
const language = applyPreferences()
const address = addresses[language]
const parameters = location.search + location.hash
const root = document.documentElement
const session = readStorage('localStorage', storageKeys.session)
// A recovery session needs a new password first, so its user is shown the links of visitors.
if (session && !readStorage('localStorage', storageKeys.recovery)) root.dataset.signedIn = ''
if (session && inside && !parameters) location.replace(inside)
else if (address) location.replace(address + parameters)
else if (follows !== undefined) root.lang = language
if (hydrated !== undefined) {
  reserveNotice(root)
  queueUntilHydrated()
}
