import type { Language } from '../config/languages.ts'
import { english, type LoadedLanguage } from './english.ts'

/** Loaders of the languages. English is bundled; other languages load on demand. */
export const loaders: Readonly<Record<Language, () => Promise<LoadedLanguage>>> = {
  en: () => Promise.resolve(english),
  async it() {
    const [ui, auth, app] = await Promise.all([
      import('@dropwatt/ui/it'),
      import('@dropwatt/auth/it'),
      import('../texts/it.ts'),
    ])
    return {
      language: 'it',
      texts: app.it,
      catalog: ui.it,
      authErrors: auth.italianAuthErrors,
    }
  },
}

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
  return loaders[language]()
}
