import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Convert size charts between UK, EU and US sizes.',
  caption: 'Four US sizes from a supplier, in UK, EU and US sizes.',
  facts: {
    systems: 'UK, EU, US',
    systemsText: 'Size charts, from any of the three to the others.',
  },
} satisfies AutomationStrings
