import { VendorIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Change Vendor in Bulk',
  icon: VendorIcon,
} satisfies AutomationRecord
