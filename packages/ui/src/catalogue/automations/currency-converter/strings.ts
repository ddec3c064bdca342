import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Convert product prices into another currency at the live rate.',
  caption: 'Three prices in dollars, and the same prices in euros.',
  facts: { liveRate: 'Live rate', liveRateText: 'Prices are converted at the current rate.' },
  words: {
    dollars: 'In dollars',
    euros: 'In euros',
  },
} satisfies AutomationStrings
