import { AiCopyIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'AI Copy Optimizer',
  icon: AiCopyIcon,
} satisfies AutomationRecord
