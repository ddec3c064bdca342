import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['selection', 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'product',
    before: 'tagsBefore',
    after: 'tagsAfter',
    tags: true,
    texts: [
      { name: 'tee', before: 'teeTags', after: 'teeTagsAfter' },
      { name: 'pair', after: 'pairTags' },
      { name: 'pack', after: 'packTags' },
    ],
  },
} as const satisfies AutomationContent
