import { defineStrings } from '../../i18n/index.js'

export const extraAutomationPageStrings = defineStrings('extraAutomationPage', {
  files: 'Files',
})
