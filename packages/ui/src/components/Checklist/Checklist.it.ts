import { translate } from '../../i18n/index.js'
import type { checklistStrings } from './Checklist.strings.js'

export const checklistPartIt = translate<typeof checklistStrings>('checklist', {
  count: (checked, all) => `${checked} di ${all}`,
})
