export { OptionsForm } from './OptionsForm.js'
export { OptionsSheet } from './OptionsSheet.js'
export type {
  ContentOptionField,
  OptionChoice,
  OptionError,
  OptionFormField,
  OptionLoss,
  OptionsFormProps,
  OptionsSheetProps,
} from './OptionsForm.types.js'
