export type { WorkbenchCatalog, WorkbenchCatalogIn } from '../locales/wholeCatalog.js'
export {
  FilterBar,
  FilterChip,
  type FilterBarProps,
  type FilterChipProps,
  type FilterOffer,
  type FoundOption,
  type FoundValue,
  type ProductFilter,
  type ValueFilterKind,
} from '../workbench/FilterBar/index.js'
export { MapField, type MapFieldProps, type ValueMap } from '../workbench/MapField/index.js'
export {
  Notice,
  noticeTones,
  type NoticeProps,
  type NoticeTone,
} from '../workbench/Notice/index.js'
export {
  OptionsForm,
  OptionsSheet,
  type CheckboxesOptionField,
  type ChoiceOptionField,
  type ListOptionField,
  type MapOptionField,
  type NumberOptionField,
  type OptionChoice,
  type OptionFormField,
  type OptionFormValue,
  type OptionsFormProps,
  type OptionsSheetProps,
  type RulesOptionField,
  type ScopeOptionField,
  type TextOptionField,
  type ToggleOptionField,
} from '../workbench/OptionsForm/index.js'
export { RecipeImport, type RecipeImportProps } from '../workbench/RecipeImport/index.js'
export {
  RecipeSteps,
  type RecipeStep,
  type RecipeStepResult,
  type RecipeStepsProps,
} from '../workbench/RecipeSteps/index.js'
export {
  RulesField,
  type RuleCondition,
  type RulesFieldProps,
  type RuleSuggestions,
  type TagRule,
} from '../workbench/RulesField/index.js'
export {
  SaveRecipeDialog,
  type RecipeChoice,
  type SavedRecipe,
  type SaveRecipeDialogProps,
} from '../workbench/SaveRecipeDialog/index.js'
export {
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleItem,
} from '../workbench/ToggleGroup/index.js'
export {
  SingleKeySwitch,
  useWorkbenchShortcuts,
  WorkbenchShortcuts,
  type ShortcutPlace,
  type SingleKeySwitchProps,
  type WorkbenchShortcutsProps,
} from '../workbench/WorkbenchShortcuts/index.js'
