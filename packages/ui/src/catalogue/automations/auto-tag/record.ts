import { TagIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Auto-Tag Products',
  icon: TagIcon,
} satisfies AutomationRecord
