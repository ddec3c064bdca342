import { EXPIRY_MARGIN_SECONDS, needsSecondStep } from '@dropwatt/auth'
import * as storageKeys from '../config/keys.ts'
import { readStorage, writeStorage } from '../config/storage.ts'
import { reserveNotice } from './notice.ts'
import { applyPreferences } from './preferences.ts'
import { queueUntilHydrated } from './queue.ts'

/** The path of the overview, defined by the build. */
declare const DASHBOARD: string

/**
 * Shows the prerendered page if there is a valid session, by setting `data-session` on the root
 * element, and queues events until the app hydrates it; otherwise the loading screen stays until the
 * app has loaded. Leaves room for the notice of an offline browser. Without a session, stores the
 * requested page and redirects to the sign-up page. Runs inline in the head of a protected page.
 *
 * `data-path` is the path that was prerendered; `data-en`, `data-it` etc. are the URLs of the sign-up
 * page.
 */
const root = document.documentElement
const { path, ...signUp } = document.currentScript!.dataset

/**
 * Returns whether a stored session has not expired and has taken its second step; false if it is missing
 * or malformed.
 */
function isValid(stored: string | null): boolean {
  try {
    const session = JSON.parse(stored!)
    const expiry = session.expires_at - EXPIRY_MARGIN_SECONDS
    return expiry > Date.now() / 1000 && !needsSecondStep(session)
  } catch {
    return false
  }
}

const language = applyPreferences()
if (language !== root.lang) root.dataset.translating = ''
root.lang = language
reserveNotice(root)
const session = readStorage('localStorage', storageKeys.session)
const isShown =
  isValid(session) &&
  // A recovery session needs a new password first.
  !readStorage('localStorage', storageKeys.recovery) &&
  // The overview will redirect to the requested page.
  (path !== DASHBOARD || !readStorage('sessionStorage', storageKeys.returnTo)) &&
  // The page may depend on the query, and the service worker may serve this document for another path.
  !location.search &&
  location.pathname.replace(/\/$/, '') === path
// A query or fragment may be an auth callback, which the app handles.
const isRedirected = session === null && !location.search && !location.hash
if (isShown) {
  root.dataset.session = ''
  queueUntilHydrated()
} else if (isRedirected) {
  if (path !== DASHBOARD) writeStorage('sessionStorage', storageKeys.returnTo, path!)
  location.replace(signUp[language]!)
}
