import { checklistStrings } from './Checklist.strings.js'

export const checklistPartIt = checklistStrings.translate({
  count: (checked, all) => `${checked} di ${all}`,
})
