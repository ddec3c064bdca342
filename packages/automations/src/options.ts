/**
 * The options of the automations and their English texts, without the code that plans and applies
 * changes.
 */
export { automationFields, automationTexts } from './automations/bySlug/options.ts'
export {
  automationSlugs,
  fileAutomationSlugs,
  imageSlugs,
  importSlugs,
  isFileAutomationSlug,
  isImageSlug,
  isImportSlug,
  type AutomationSlug,
  kindFor,
  type FileAutomationSlug,
  type ImageSlug,
  type ImportSlug,
} from './automations/slugs.ts'
export {
  maxOptions,
  parseTarget,
  sharedTargets,
  targetNames,
  targetText,
  weightUnits,
  type ColumnTarget,
  type ColumnTargets,
  type MatchReason,
  type TargetName,
  type WeightUnit,
} from './importing/targets.ts'
export { causedLoss } from './options/causedLoss.ts'
export { changeOption } from './options/changeOption.ts'
export { defaultOptions, fitToHeader, type OptionsFile } from './options/defaultOptions.ts'
export { describe, type OptionDescription } from './options/describe.ts'
export type * from './options/fields.ts'
export { inContext, isShown } from './options/isShown.ts'
export { offeredChoices } from './options/offeredChoices.ts'
export { optionNames, type OptionNames } from './importing/optionNames.ts'
export { mostImageBytes } from './options/imageFiles.ts'
export { withoutData } from './options/withoutData.ts'
export { textOfBytes } from './options/textOfBytes.ts'
export { unpackFile } from './spreadsheets/packed.ts'
export { offeredColumns } from './options/offeredColumns.ts'
export { Columns, metafieldIn, type MetafieldColumn } from './products/Columns.ts'
export {
  basePrices,
  findPrices,
  offeredPrices,
  type OfferedPrices,
} from './options/offeredPrices.ts'
export {
  backgroundTemplates,
  type BackgroundTemplate,
} from './images/compose/backgroundTemplates.ts'
export { currencies } from './money/currencies.ts'
export { parseSettings } from './options/parseSettings.ts'
export { problemTexts, type Problem, type ProblemCode } from './options/problems.ts'
export {
  fillIn,
  wordNote,
  type AutomationTexts,
  type FieldTexts,
  type Translation,
} from './options/texts.ts'
export {
  OptionsError,
  parseOptions,
  validate,
  wordProblem,
  type Problems,
} from './options/validate.ts'
export {
  parseRecipe,
  RecipeError,
  recipeLimits,
  recipeText,
  recipeVersion,
  type Recipe,
  type RecipeErrorCode,
  type RecipeStep,
  type WrongOption,
} from './recipes/Recipe.ts'
export { readOnlyCode, stoppedChanges, type StoppedChanges } from './plan/stopReadOnly.ts'
export { handNoteCodes, type HandNoteCode } from './edits/CellEdit.ts'
export { previewFilters } from './preview/rows.ts'
export { wholeScope } from './options/scopeField.ts'
export { upgradeScope, type FormerFilter } from './scope/formerFilters.ts'
export { missingOption } from './scope/missingOption.ts'
export { scopeFieldOf, scopeRule, type ScopeRule } from './scope/scopeRule.ts'
export {
  comparesNumbers,
  findSubject,
  namedSubjects,
  operators,
  operatorsOf,
  subjectFacts,
  subjectName,
  valuesTaken,
  type ConditionSubject,
  type NamedSubject,
  type Operator,
  type ValueKind,
} from './scope/subjects.ts'
export { earlierDays } from './plan/earlierDays.ts'
export { memoryLimits } from './translations/memory.ts'
