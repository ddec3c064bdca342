import { VariantTitleIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Rename product variants in bulk, so that every title reads like your own.',
  caption: 'Three variants as the supplier named them, and with tidy names.',
  facts: {
    variants: 'Bulk variant renaming',
    variantsText: 'One run for all the variants you select.',
  },
  words: {
    firstVariant: 'Variant 1',
    secondVariant: 'Variant 2',
    thirdVariant: 'Variant 3',
    firstSupplied: 'SAND-M #02',
    secondSupplied: 'sand L (EU)',
    thirdSupplied: 'A-88 Sandy XL',
  },
} satisfies AutomationStrings

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
} as const
