import { EXPIRY_MARGIN_SECONDS } from '@dropwatt/auth'
import * as storageKeys from '../config/keys.ts'
import { readStorage, writeStorage } from '../config/storage.ts'
import { applyPreferences } from './preferences.ts'

/** Put in by the build: the path of the overview. */
declare const DASHBOARD: string

/**
 * Runs inline in the head of a document that needs a session, and decides what is shown until the
 * app is loaded: `data-session` on the root element shows the prerendered page, its absence the
 * loading screen. Where there is no session it remembers the page that was asked for and redirects to
 * the sign-up page. `data-path` is the path that the page was rendered for, and `data-en` and the like
 * are the addresses of the sign-up page.
 */
const root = document.documentElement
const { path, ...signUp } = document.currentScript!.dataset

/** What is no session, or none at all, cannot be read. */
function isGood(session: string | null): boolean {
  try {
    return JSON.parse(session ?? '').expires_at - EXPIRY_MARGIN_SECONDS > Date.now() / 1000
  } catch {
    return false
  }
}

const language = applyPreferences()
if (language !== root.lang) root.dataset.translating = ''
root.lang = language
const session = readStorage('localStorage', storageKeys.session)
const isShown =
  isGood(session) &&
  // A recovery is no sign-in yet.
  readStorage('localStorage', storageKeys.recovery) === null &&
  // The overview then leads on to the page that was asked for.
  (path !== DASHBOARD || !readStorage('sessionStorage', storageKeys.returnTo)) &&
  // The page may depend on the query, and the service worker answers for other pages as well.
  !location.search &&
  location.pathname.replace(/\/$/, '') === path
if (isShown) root.dataset.session = ''
// What the address brings may be the answer of a sign-in elsewhere, which the app reads.
else if (session === null && !location.search && !location.hash) {
  if (path !== DASHBOARD) writeStorage('sessionStorage', storageKeys.returnTo, path!)
  location.replace(signUp[language]!)
}
