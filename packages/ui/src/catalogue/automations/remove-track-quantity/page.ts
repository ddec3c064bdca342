import type { AutomationContent } from '../../content.types.js'

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
} as const satisfies AutomationContent
