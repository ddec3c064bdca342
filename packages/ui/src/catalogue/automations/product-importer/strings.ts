import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Import a single product from a competitor’s store.',
  caption: 'The link of one product, and the imported listing.',
  facts: {
    unlimited: 'Unlimited single-product import',
    unlimitedText: 'Part of the BASIC IMPORTER plan.',
  },
} satisfies AutomationStrings
