import type { AuthErrorWords } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import type { Catalog } from '@dropwatt/ui'
import type { Language } from '../config/languages.ts'
import { en, type Texts } from '../texts/en.ts'

/** All texts in one language. */
export interface LoadedLanguage {
  readonly language: Language
  /** The texts of the app. */
  readonly texts: Texts
  /** The texts of `@dropwatt/ui`. */
  readonly catalog: Catalog
  /** The auth error messages. */
  readonly authErrors: AuthErrorWords
}

export const english: LoadedLanguage = {
  language: 'en',
  texts: en,
  catalog: {},
  authErrors: englishAuthErrors,
}

/** English is here already; any other is loaded when it is chosen. */
const loaders: Readonly<Record<Language, () => Promise<LoadedLanguage>>> = {
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

/**
 * Loads a language.
 *
 * @throws when its files cannot be loaded, or there is no such language
 */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return loaders[language]()
}
