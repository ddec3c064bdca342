import type { TextPicture } from '../automationPictures.types.js'

/** Texts before and after. */
export const textPictures = {
  'ai-copy-optimizer': {
    kind: 'text',
    name: 'field',
    before: 'supplier',
    after: 'store',
    texts: [
      { name: 'title', before: 'supplierTitle', after: 'tee' },
      { name: 'description', before: 'supplierText', after: 'storeText' },
    ],
  },
  'product-translation': {
    kind: 'text',
    name: 'field',
    before: 'english',
    after: 'italian',
    languages: { before: 'en', after: 'it' },
    texts: [
      { name: 'title', before: 'englishTitle', after: 'italianTitle' },
      { name: 'description', before: 'englishText', after: 'italianText' },
      { name: 'option', before: 'englishOption', after: 'italianOption' },
    ],
  },
  'variant-title-fixer': {
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
  'auto-tag': {
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
  'bulk-vendor-change': {
    kind: 'text',
    name: 'product',
    before: 'vendorBefore',
    after: 'vendorAfter',
    texts: [
      { name: 'tee', before: 'supplierName', after: 'storeName' },
      { name: 'pair', before: 'supplierName', after: 'storeName' },
      { name: 'pack', before: 'supplierName', after: 'storeName' },
    ],
  },
  'remove-track-quantity': {
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
  'remove-metadata': {
    kind: 'text',
    name: 'field',
    before: 'supplier',
    after: 'cleaned',
    texts: [
      { name: 'supplierCode', before: 'supplierCodeValue' },
      { name: 'sourceLink', before: 'sourceLinkValue' },
      { name: 'supplierNote', before: 'supplierNoteValue' },
    ],
  },
} satisfies Readonly<Record<string, TextPicture>>
