import { CurrencyIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Currency Converter',
  icon: CurrencyIcon,
} satisfies AutomationRecord
