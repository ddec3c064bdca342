export { TranslationSummary } from './TranslationSummary.js'
export type { TranslationCounts, TranslationSummaryProps } from './TranslationSummary.types.js'
