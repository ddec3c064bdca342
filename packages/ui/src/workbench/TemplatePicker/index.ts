export { TemplatePicker } from './TemplatePicker.js'
export type {
  BackgroundChoice,
  TemplateGround,
  TemplatePickerProps,
} from './TemplatePicker.types.js'
