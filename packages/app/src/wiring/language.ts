import type { Language } from '../config/languages.ts'
import { english, type LoadedLanguage } from './english.ts'

/** The languages other than English, which is bundled: one module brings all texts of a language. */
const translated = import.meta.glob<Pick<LoadedLanguage, 'texts' | 'catalog' | 'authErrors'>>([
  '../texts/*.ts',
  '!../texts/en.ts',
])

/** Returns whether the address requests the pseudo-locale with `?pseudo`. */
function wantsPseudo(): boolean {
  return 'location' in globalThis && new URLSearchParams(location.search).has('pseudo')
}

/**
 * Loads a language.
 *
 * @throws if its files cannot be loaded, or the language does not exist
 */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  // Removed from production builds, together with the pseudo-locale.
  if (import.meta.env.DEV && wantsPseudo()) return (await import('./pseudo.ts')).pseudoEnglish
  if (language === english.language) return english
  const load = translated[`../texts/${language}.ts`]
  if (!load) throw new Error(`There are no texts in ${language}.`)
  return { ...(await load()), language }
}
