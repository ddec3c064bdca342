import { SwapBackgroundIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Swappable Background',
  icon: SwapBackgroundIcon,
} satisfies AutomationRecord
