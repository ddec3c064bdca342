import { defineStrings } from '../../i18n/index.js'

export const checklistStrings = defineStrings('checklist', {
  count: (checked: string, all: string) => `${checked} of ${all}`,
})
