export { TranslationTable } from './TranslationTable.js'
export {
  textFilters,
  type ListedTranslation,
  type TextFilter,
  type TranslationNote,
  type TranslationTableHandle,
  type TranslationTableProps,
} from './TranslationTable.types.js'
