import { MarginIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'COGS Monitor',
  icon: MarginIcon,
  needsAttention: true,
} satisfies AutomationRecord
