import { BulkImportIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Bulk Products Importer',
  icon: BulkImportIcon,
} satisfies AutomationRecord
