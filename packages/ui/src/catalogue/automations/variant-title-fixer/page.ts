import { VariantTitleIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: [{ id: 'variants', icon: VariantTitleIcon }, 'selection', 'progress'],
  picture: {
    kind: 'text',
    name: 'variant',
    before: 'supplier',
    after: 'store',
    texts: [
      { name: 'firstVariant', before: 'firstSupplied', after: 'sandM' },
      { name: 'secondVariant', before: 'secondSupplied', after: 'sandL' },
      { name: 'thirdVariant', before: 'thirdSupplied', after: 'sandXl' },
    ],
  },
} as const satisfies AutomationContent
