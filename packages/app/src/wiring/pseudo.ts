import { englishAuthErrors } from '@dropwatt/auth/en'
import { pseudo, pseudoCatalog } from '@dropwatt/ui/pseudo'
import { en } from '../texts/en.ts'
import { english, type LoadedLanguage } from './english.ts'

/** English in the pseudo-locale, for development and tests: accents, and words that are 40 % longer. */
export const pseudoEnglish: LoadedLanguage = {
  ...english,
  isPseudo: true,
  texts: pseudo(en),
  catalog: pseudoCatalog,
  authErrors: pseudo({ ...englishAuthErrors }),
}
