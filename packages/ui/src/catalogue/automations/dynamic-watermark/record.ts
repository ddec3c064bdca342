import { WatermarkIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Dynamic Watermark',
  icon: WatermarkIcon,
} satisfies AutomationRecord
