import { VariantTitleIcon } from '../../../icons/index.js'
import type { AutomationRecord } from '../../types.js'

export const record = {
  label: 'Variant Title Fixer',
  icon: VariantTitleIcon,
} satisfies AutomationRecord
