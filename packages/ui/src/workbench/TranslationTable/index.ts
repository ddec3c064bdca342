export { TranslationTable } from './TranslationTable.js'
export {
  translationFilters,
  type TranslationFilter,
  type TranslationNote,
  type TranslationOrigin,
  type TranslationRow,
  type TranslationTableHandle,
  type TranslationTableProps,
} from './TranslationTable.types.js'
