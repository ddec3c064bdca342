import type { ListedTranslation } from '../workbench/TranslationTable/index.js'

const none = { placeholders: [], notes: [] } as const

/** The texts of the pictures: one of each origin and state, from English into German. */
export const fewTexts: readonly ListedTranslation[] = [
  {
    ...none,
    row: 212,
    number: 214,
    field: 'title',
    source: 'Heavyweight cotton tee',
    translation: 'Schweres Baumwoll-T-Shirt',
    origin: 'saved',
  },
  {
    row: 213,
    number: 215,
    field: 'body_html',
    source: '<p>Soft, 220 g cotton. Fits as EU 39.</p>',
    placeholders: ['<p>', '220 g', 'EU 39', '</p>'],
    translation: '<p>Weiche Baumwolle, 220 g. Passt wie EU 39.</p>',
    origin: 'saved',
    match: 96,
    notes: [{ text: '96% match', tone: 'review' }],
  },
  {
    ...none,
    row: 214,
    number: 216,
    field: 'option_value',
    source: 'Sand',
    translation: 'Sand',
    origin: 'glossary',
  },
  {
    row: 901,
    number: 903,
    field: 'meta_title',
    source: 'Canvas tote bag | {{ shop.name }}',
    placeholders: ['{{ shop.name }}'],
    translation: 'Segeltuchtasche',
    origin: 'typed',
    notes: [{ text: '{{ shop.name }} is missing', tone: 'review' }],
  },
  {
    row: 1374,
    number: 1376,
    field: 'body_html',
    source: '<p>Holds <b>350 ml</b>.</p>',
    placeholders: ['<p>', '<b>', '350 ml', '</b>', '</p>'],
    translation: '<p>Fasst <b>350 ml.</p>',
    origin: 'service',
    service: 'This browser’s translator',
    notes: [{ text: 'The HTML differs from the source', tone: 'conflict' }],
  },
  {
    ...none,
    row: 1375,
    number: 1377,
    field: 'title',
    source: 'Enamel mug, 350 ml',
    placeholders: ['350 ml'],
    translation: '',
  },
  {
    ...none,
    row: 1376,
    number: 1378,
    field: 'handle',
    source: 'enamel-mug',
    translation: '',
    isLocked: true,
  },
  {
    ...none,
    row: 1377,
    number: 1379,
    field: 'title',
    source: 'Linen scarf',
    translation: 'Leinenschal',
  },
]

/** Returns texts that repeat the few samples. */
export function sampleTexts(count = fewTexts.length): readonly ListedTranslation[] {
  if (count === fewTexts.length) return fewTexts
  return Array.from({ length: count }, (_, row) => ({
    ...fewTexts[row % fewTexts.length]!,
    row,
    number: row + 2,
  }))
}
