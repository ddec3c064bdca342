import type { Finding, FindingCode } from '../check/Finding.ts'

/** Texts of the problem at one place, by finding. */
export const findingTexts: Readonly<Record<FindingCode, string>> = {
  'rows-apart': 'Rows of the same product are not together.',
  'handle-missing': 'Handle is missing.',
  'options-missing':
    'Option columns are missing. An import would keep one variant and delete the others.',
  'same-options': 'Variants with the same options.',
  'damaged-codes': 'Barcode or SKU damaged by a spreadsheet.',
  'ragged-rows': 'Too many or too few cells.',
  'prices-not-numbers': 'The price is not a number.',
  'over-limit': 'Over a store platform limit.',
  'titles-differ': 'Different titles under one handle. An import would make one product of them.',
  'default-title': 'Default Title used with other variants.',
  'fake-discounts': 'Fake discount: the compare-at price is not above the price.',
  'sold-at-a-loss': 'Sold at a loss.',
  'price-zero': 'Price is zero.',
  'prices-negative': 'The price or cost is below zero. The store platform refuses it.',
  'title-missing': 'Title is missing. The store platform refuses a new product without one.',
  'handle-rewritten':
    'The store platform would rewrite the handle, and an import would make a second product.',
  'unreadable-characters': 'Unreadable characters.',
  formulas: 'A spreadsheet may read this cell as a formula.',
  spaces: 'Extra spaces around the price.',
  'tag-spellings': 'Tags that differ only by upper or lower case.',
  'missing-details': 'Details are missing.',
  'text-unknown': 'Type, ID, field or language is missing or damaged.',
  'same-text': 'Different translations of the same text.',
  'broken-html': 'The HTML of the translation is not that of the text.',
  'handle-translated': 'A handle is translated.',
  'tags-translated': 'Tags are translated, which the store platform does not take.',
}

/** Words a finding at one of its places. */
export function wordFinding({ code }: Finding, detail: string | undefined): string {
  const text = findingTexts[code]
  return detail === undefined ? text : `${text} (${detail})`
}
