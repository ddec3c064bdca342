export { TranslationSummary } from './TranslationSummary.js'
export type { TranslationSummaryProps } from './TranslationSummary.types.js'
