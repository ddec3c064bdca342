import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Turn off quantity tracking for the products you select.',
  caption: 'Three variants with their quantity tracked, and no longer tracked.',
  words: {
    tracked: 'Quantity tracked',
    untracked: 'Quantity not tracked',
  },
} satisfies AutomationStrings

export const page = {
  facts: ['selection', 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'variant',
    before: 'before',
    after: 'after',
    texts: [
      { name: 'sandM', before: 'tracked', after: 'untracked' },
      { name: 'sandL', before: 'tracked', after: 'untracked' },
      { name: 'sandXl', before: 'tracked', after: 'untracked' },
    ],
  },
} as const
