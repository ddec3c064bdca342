export { OptionsForm } from './OptionsForm.js'
export { OptionsSheet } from './OptionsSheet.js'
export type {
  OptionChoice,
  ChoiceOptionField,
  ToggleOptionField,
  NumberOptionField,
  TextOptionField,
  ListOptionField,
  CheckboxesOptionField,
  MapOptionField,
  RulesOptionField,
  ScopeOptionField,
  OptionFormField,
  OptionFormValue,
  OptionsFormProps,
  OptionsSheetProps,
} from './OptionsForm.types.js'
