import { RemoveMetadataIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Remove Metadata',
  icon: RemoveMetadataIcon,
} satisfies AutomationRecord
