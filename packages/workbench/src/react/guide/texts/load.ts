import type { Language } from '@dropwatt/ui/languages'
import { guideEn, type GuideTexts } from './en.ts'

/** Texts of the guide in a language other than English, which is bundled. */
const translated = import.meta.glob<GuideTexts>(['./*.ts', '!./{en,load,*.*}.ts'], {
  import: 'texts',
})

/**
 * Loads the texts of the guide; the English ones where they cannot be loaded.
 *
 * @param isPseudo loads the pseudo-locale, which only development and tests have
 */
export async function loadGuideTexts(language: Language, isPseudo: boolean): Promise<GuideTexts> {
  if (import.meta.env.DEV && isPseudo) return (await import('../../texts/pseudo.ts')).pseudoGuide
  return (await translated[`./${language}.ts`]?.().catch(() => undefined)) ?? guideEn
}
