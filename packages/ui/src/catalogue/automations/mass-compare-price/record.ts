import { ComparePriceIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Mass Compare-at-Price',
  icon: ComparePriceIcon,
} satisfies AutomationRecord
