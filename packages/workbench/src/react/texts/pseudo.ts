import { pseudo } from '@dropwatt/ui/pseudo'
import { guideEn, type GuideTexts } from '../guide/texts/en.ts'
import { benchEn, type BenchTexts } from './en.ts'

/** The texts of the workbench in the pseudo-locale, for development and tests. */
export const pseudoBench: BenchTexts = pseudo(benchEn)

/** The texts of the guide in the pseudo-locale. */
export const pseudoGuide: GuideTexts = pseudo(guideEn)
