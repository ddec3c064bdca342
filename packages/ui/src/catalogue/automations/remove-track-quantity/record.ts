import { UntrackIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Remove Track Quantity',
  icon: UntrackIcon,
} satisfies AutomationRecord
