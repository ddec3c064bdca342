export { OptionsForm } from './OptionsForm.js'
export { OptionsSheet } from './OptionsSheet.js'
export type {
  ContentOptionField,
  OptionChoice,
  OptionError,
  OptionFormField,
  OptionsFormProps,
  OptionsSheetProps,
} from './OptionsForm.types.js'
