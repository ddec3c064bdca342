import * as storageKeys from '../config/keys.ts'
import { readStorage } from '../config/storage.ts'
import { applyPreferences } from './preferences.ts'

/**
 * Runs inline in the head of a document that needs no session. Redirects to the address of the page
 * in the language of this device, and members away from sign-in and sign-up. `data-inside` is where
 * members belong, `data-it` and the like are the addresses in other languages, and `data-follows`
 * says that the address names no language, so that the page is shown in that of this device.
 */
const { inside, follows, ...addresses } = document.currentScript?.dataset ?? {}
const language = applyPreferences()
const address = addresses[language]
const brings = location.search + location.hash
if (inside && !brings && readStorage('localStorage', storageKeys.session)) {
  location.replace(inside)
} else if (address) location.replace(address + brings)
else if (follows !== undefined) document.documentElement.lang = language
