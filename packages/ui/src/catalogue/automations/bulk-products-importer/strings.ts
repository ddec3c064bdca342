import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Import 500+ products in bulk from a competitor’s store.',
  caption: 'The links of three products, and the imported listings.',
} satisfies AutomationStrings
