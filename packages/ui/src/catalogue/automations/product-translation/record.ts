import { LanguageIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Product Translation',
  icon: LanguageIcon,
} satisfies AutomationRecord
