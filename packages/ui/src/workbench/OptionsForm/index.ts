export { OptionsForm } from './OptionsForm.js'
export { OptionsSheet } from './OptionsSheet.js'
export type {
  OptionChoice,
  ChoiceOptionField,
  ToggleOptionField,
  NumberOptionField,
  SliderOptionField,
  ColourOptionField,
  ImageOptionField,
  TextOptionField,
  ListOptionField,
  CheckboxesOptionField,
  OrderOptionField,
  MapOptionField,
  RulesOptionField,
  ScopeOptionField,
  ContentOptionField,
  OptionFormField,
  OptionFormValue,
  OptionsFormProps,
  OptionsSheetProps,
} from './OptionsForm.types.js'
