import { SizeIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Size Exchanger',
  icon: SizeIcon,
} satisfies AutomationRecord
