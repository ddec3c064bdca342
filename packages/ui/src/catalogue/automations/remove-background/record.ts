import { RemoveBackgroundIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Remove Background',
  icon: RemoveBackgroundIcon,
} satisfies AutomationRecord
