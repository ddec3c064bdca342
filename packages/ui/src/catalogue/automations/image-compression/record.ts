import { CompressIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Image Compression',
  icon: CompressIcon,
} satisfies AutomationRecord
