import { ImportIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Single Product Importer',
  icon: ImportIcon,
} satisfies AutomationRecord
