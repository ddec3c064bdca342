export { TemplatePicker } from './TemplatePicker.js'
export type {
  BackgroundTemplate,
  TemplateGround,
  TemplatePickerProps,
} from './TemplatePicker.types.js'
