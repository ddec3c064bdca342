import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Tag your products automatically, one by one or the whole catalogue.',
  caption: 'Three products, and the tags added to each.',
  words: {
    tagsBefore: 'Tags before',
    tagsAfter: 'Tags after',
    teeTags: 'tshirt',
    teeTagsAfter: 'tshirt, Cotton, Sand, Summer',
    pairTags: 'Cotton, Sand, Pack of two',
    packTags: 'Cotton, Sand, Pack of three',
  },
} satisfies AutomationStrings

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
} as const
