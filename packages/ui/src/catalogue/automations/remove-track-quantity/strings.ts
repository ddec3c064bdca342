import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Turn off quantity tracking for the products you select.',
  caption: 'Three variants with their quantity tracked, and no longer tracked.',
  words: {
    tracked: 'Quantity tracked',
    untracked: 'Quantity not tracked',
  },
} satisfies AutomationStrings
