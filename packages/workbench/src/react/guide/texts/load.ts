import type { Language } from '@dropwatt/ui/languages'
import { guideEn, type GuideTexts } from './en.ts'

const loaders: Readonly<Record<Language, () => Promise<GuideTexts>>> = {
  en: () => Promise.resolve(guideEn),
  it: async () => (await import('./it.ts')).guideIt,
}

/**
 * Loads the texts of the guide; the English ones where they cannot be loaded.
 *
 * @param isPseudo loads the pseudo-locale, which only development and tests have
 */
export async function loadGuideTexts(language: Language, isPseudo: boolean): Promise<GuideTexts> {
  if (import.meta.env.DEV && isPseudo) return (await import('../../texts/pseudo.ts')).pseudoGuide
  return loaders[language]().catch(() => guideEn)
}
