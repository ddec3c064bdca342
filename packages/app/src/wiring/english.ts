import type { AuthErrorWords } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import type { Catalog } from '@dropwatt/ui'
import type { Language } from '../config/languages.ts'
import { en, type Texts } from '../texts/en.ts'

/** All texts in one language. */
export interface LoadedLanguage {
  readonly language: Language
  /** Whether it is the pseudo-locale, which only development and tests have. @default false */
  readonly isPseudo?: true
  /** The texts of the app. */
  readonly texts: Texts
  /** The texts of `@dropwatt/ui`. */
  readonly catalog: Catalog
  /** The auth error messages. */
  readonly authErrors: AuthErrorWords
}

/** All texts in English. */
export const english = {
  language: 'en',
  texts: en,
  catalog: {},
  authErrors: englishAuthErrors,
} as const satisfies LoadedLanguage
