import { englishAuthErrors } from '@dropwatt/auth/en'
import { pseudo, pseudoCatalog } from '@dropwatt/ui/pseudo'
import { en } from '../texts/en.ts'
import { benchEn, type BenchTexts } from '../../../workbench/src/react/texts/en.ts'
import { guideEn, type GuideTexts } from '../../../workbench/src/react/guide/texts/en.ts'
import { english, type LoadedLanguage } from './english.ts'

/** English in the pseudo-locale, for development and tests: accents, and words that are 40 % longer. */
export const pseudoEnglish: LoadedLanguage = {
  ...english,
  texts: pseudo(en),
  catalog: pseudoCatalog,
  authErrors: pseudo({ ...englishAuthErrors }),
}

/** The texts of the workbench in the pseudo-locale. */
export const pseudoBench: BenchTexts = pseudo(benchEn)

/** The texts of the guide in the pseudo-locale. */
export const pseudoGuide: GuideTexts = pseudo(guideEn)
