import { defineStrings } from '../../i18n/index.js'

export const formatSwitchStrings = defineStrings('formatSwitch', {
  label: 'Descriptions as',
  text: 'Text',
  html: 'HTML',
})
