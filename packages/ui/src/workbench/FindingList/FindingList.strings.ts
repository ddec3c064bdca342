import type { FindingCode, FixCode } from '@dropwatt/automations'
import { defineStrings } from '../../i18n/index.js'

/** Each number comes as text in the language and as a number, for the singular. */
export type FindingHeading = (
  count: string,
  counted: number,
  other: string,
  otherCounted: number,
  /** Places of ‘missing-details’, by what they lack. */
  images: string,
  imageCount: number,
  skus: string,
  skuCount: number,
  costs: string,
  costCount: number,
) => string

/** The texts of a finding; `example` and `meant` are empty where the check has none. */
export type FindingHelp = (
  example: string,
  meant: string,
  moved: string,
  movedCount: number,
) => string

const headings: Readonly<Record<FindingCode, FindingHeading>> = {
  'rows-apart': (text, count) =>
    `Rows of the same product are not together: ${text} ${count === 1 ? 'product' : 'products'}`,
  'handle-missing': (text, count) => `Handle is missing: ${text} ${count === 1 ? 'row' : 'rows'}`,
  'options-missing': () => 'Option columns are missing',
  'same-options': (text, count) =>
    `Variants with the same options: ${text} ${count === 1 ? 'product' : 'products'}`,
  'damaged-codes': (text, count) =>
    `Barcodes or SKUs damaged by a spreadsheet: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  'ragged-rows': (text, count) =>
    `Too many or too few cells: ${text} ${count === 1 ? 'row' : 'rows'}`,
  'prices-not-numbers': (text, count) =>
    `Prices that are not numbers: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  'over-limit': (text, count) =>
    `Over a store platform limit: ${text} ${count === 1 ? 'product' : 'products'}`,
  'titles-differ': (text, count) =>
    `Different titles under one handle: ${text} ${count === 1 ? 'product' : 'products'}`,
  'default-title': (text) => `Default Title used with other variants: ${text}`,
  'fake-discounts': (text, count) =>
    `Fake discounts: ${text} ${count === 1 ? 'variant' : 'variants'}`,
  'sold-at-a-loss': (text) => `Sold at a loss: ${text}`,
  'price-zero': (text) => `Price is zero: ${text}`,
  'prices-negative': (text) => `Price or cost below zero: ${text}`,
  'title-missing': (text, count) =>
    `Title is missing: ${text} ${count === 1 ? 'product' : 'products'}`,
  'handle-rewritten': (text, count) =>
    `Handles that the store platform rewrites: ${text} ${count === 1 ? 'product' : 'products'}`,
  'unreadable-characters': (text, count) =>
    `Unreadable characters: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  formulas: (text) => `Cells that a spreadsheet may read as formulas: ${text}`,
  spaces: (text, count) => `Extra spaces around prices: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  'tag-spellings': (text) => `Tags that differ only by upper or lower case: ${text}`,
  'missing-details': (
    _text,
    _count,
    _other,
    _others,
    images,
    imageCount,
    skus,
    skuCount,
    costs,
    costCount,
  ) => {
    const parts = [
      imageCount > 0 && `${images} ${imageCount === 1 ? 'image' : 'images'} without alt text`,
      skuCount > 0 && `${skus} ${skuCount === 1 ? 'variant' : 'variants'} without SKU`,
      costCount > 0 && `${costs} ${costCount === 1 ? 'variant' : 'variants'} without cost`,
    ]
    return `Missing details: ${parts.filter(Boolean).join(', ')}`
  },
  'text-unknown': (text, count) =>
    `Rows that do not say which text they are for: ${text} ${count === 1 ? 'row' : 'rows'}`,
  'same-text': (text, count) =>
    `Different translations of the same text: ${text} ${count === 1 ? 'row' : 'rows'}`,
  'broken-html': (text, count) =>
    `Translations with broken HTML: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  'handle-translated': (text, count) =>
    `Translated handles: ${text} ${count === 1 ? 'cell' : 'cells'}`,
  'tags-translated': (text, count) =>
    `Translated tags or SKUs: ${text} ${count === 1 ? 'cell' : 'cells'}`,
}

const helps: Readonly<Record<FindingCode, FindingHelp>> = {
  'rows-apart': (_example, _meant, moved, count) =>
    `Rows with the same handle must be next to each other, or variants and images are lost. Sorting in a spreadsheet can cause this. The fix moves ${moved} ${count === 1 ? 'row' : 'rows'} and changes no cell.`,
  'handle-missing': () =>
    'Without a handle, an import does not know which product the row belongs to. Open a new export.',
  'options-missing': () => 'An import would keep one variant and delete the others.',
  'same-options': () =>
    'An import keeps one variant for each combination of options and loses the others. Correct the options in your store, then open a new export.',
  'damaged-codes': (example) =>
    `The last digits of values like ${example} are lost and cannot be recovered. Exclude the column so your store keeps its values, or open a new export.`,
  'ragged-rows': () => 'Some of their values are in the wrong column. Open a new export.',
  'prices-not-numbers': () =>
    'An import accepts only plain numbers, without a currency sign. The fix keeps the amounts.',
  'over-limit': () =>
    'These products have too many variants or images, or a handle or tag that is too long. What is over the limit would not be imported.',
  'titles-differ': () =>
    'An import makes one product of them and keeps one title. Give each product a handle of its own, then open the file again.',
  'default-title': () =>
    'It is meant for products with only one variant. Here, customers see it as an option.',
  'fake-discounts': () => 'The compare-at price is not above the price, so no discount is shown.',
  'sold-at-a-loss': () => 'The cost per item is at or above the price.',
  'price-zero': () => 'Customers could order these variants for free.',
  'prices-negative': (example) =>
    `The store platform refuses values like ${example}, and with them the product.`,
  'title-missing': () => 'The store platform refuses a new product without a title.',
  'handle-rewritten': (example) =>
    `A handle like ${example} is not kept as it is. An import may make a second product instead of updating yours.`,
  'unreadable-characters': (example, meant) => {
    const cause = 'The file was once saved in the wrong encoding.'
    return example === '' || meant === ''
      ? 'The file was once saved in the wrong encoding, or holds control characters. The fix removes those.'
      : `For example, ${example} instead of ${meant}. ${cause}`
  },
  formulas: () =>
    'They start with = or @. They are not changed; take care when you open the file in a spreadsheet.',
  spaces: () => 'Your store accepts them, other programs may not.',
  'tag-spellings': () =>
    'Your store can list them as two tags. The fix keeps one spelling of each.',
  'missing-details': () =>
    'An import does not need them. Alt text helps search engines, and customers who cannot see the images.',
  'text-unknown': () =>
    'Their type, ID, field or language is missing, or a spreadsheet has damaged the ID. An import would skip them. Open a new export.',
  'same-text': () =>
    'An import keeps only one of them. Decide on one in your store, then open a new export.',
  'broken-html': () =>
    'Their tags are not those of the text in your store’s language, so the page may look wrong. They are not changed.',
  'handle-translated': () =>
    'An import gives these pages other addresses in that language, and old links may stop working.',
  'tags-translated': () => 'The store platform cannot translate them and ignores these rows.',
}

const names: Readonly<Record<FindingCode, string>> = {
  'rows-apart': 'Rows of each product together',
  'handle-missing': 'Handles',
  'options-missing': 'Option columns',
  'same-options': 'Combinations of options',
  'damaged-codes': 'Barcodes and SKUs',
  'ragged-rows': 'Number of cells in each row',
  'prices-not-numbers': 'Prices are numbers',
  'over-limit': 'Store platform limits',
  'titles-differ': 'One title for each product',
  'default-title': 'Default Title',
  'fake-discounts': 'Compare-at prices',
  'sold-at-a-loss': 'Costs below prices',
  'price-zero': 'Prices above zero',
  'prices-negative': 'No prices below zero',
  'title-missing': 'Titles',
  'handle-rewritten': 'Spelling of handles',
  'unreadable-characters': 'Readable characters',
  formulas: 'Formulas',
  spaces: 'Spaces around prices',
  'tag-spellings': 'Spelling of tags',
  'missing-details': 'Alt texts, SKUs and costs',
  'text-unknown': 'Each row says which text it is for',
  'same-text': 'One translation for each text',
  'broken-html': 'HTML of translations',
  'handle-translated': 'Handles are not translated',
  'tags-translated': 'Tags and SKUs are not translated',
}

const fixes: Readonly<Record<FixCode, string>> = {
  'group-rows': 'Group rows',
  'exclude-columns': 'Exclude column from download',
  'convert-prices': 'Convert to numbers',
  'clear-compare-at': 'Clear compare-at prices',
  'fix-characters': 'Fix characters',
  'remove-spaces': 'Remove spaces',
  'merge-tags': 'Merge tags',
  'exclude-products': 'Exclude these products',
}

/** The heading of each finding. */
export const findingHeadingStrings = defineStrings('findingHeadings', headings)

/** Meaning of each finding, and effect of its fix. */
export const findingHelpStrings = defineStrings('findingHelps', helps)

/** The name of each check, once it is passed. */
export const findingNameStrings = defineStrings('findingNames', names)

/** The button of each fix, which is also the name of its job. */
export const fixStrings = defineStrings('findingFixes', fixes)

/** The words of the report that lists every place. */
export const findingReportStrings = defineStrings('findingReport', {
  kind: 'Kind',
  wrong: 'What is wrong',
  row: 'Row',
  handle: 'Handle',
  column: 'Column',
  value: 'Value',
  problem: 'Problem',
  warning: 'Warning',
  variants: 'Too many variants',
  fileName: 'report',
})

export const findingListStrings = defineStrings('findingList', {
  fixing: 'A fix is being applied.',
  heading: (problems: string, problemCount: number, warnings: string, warningCount: number) => {
    if (problemCount === 0) return 'No problems to fix'
    const toFix = `${problems} ${problemCount === 1 ? 'problem' : 'problems'} to fix`
    if (warningCount === 0) return toFix
    return `${toFix}, ${warnings} ${warningCount === 1 ? 'warning' : 'warnings'}`
  },
  checked: (rows: string, count: number, seconds: string) =>
    `Checked ${count === 1 ? 'the only row' : `all ${rows} rows`} in ${seconds}\u00A0s.`,
  unchanged: 'Your original file is never changed.',
  applySafe: (text: string, count: number) => `Apply ${text} safe ${count === 1 ? 'fix' : 'fixes'}`,
  downloadReport: 'Download report',
  problems: 'Fix first',
  problemsText:
    'Importing these would lose data, so you cannot apply or download until they are fixed or their products are excluded.',
  products: (titles: string, others: string, otherCount: number) =>
    otherCount === 0 ? titles : `${titles} and ${others} more`,
  excluded: (text: string, count: number) =>
    `${text} ${count === 1 ? 'product is' : 'products are'} excluded from jobs and downloads.`,
  include: 'Include again',
  warnings: 'Warnings',
  warningsText: 'You can continue. Fixes here are optional, and each one is a job you can undo.',
  passed: (text: string, count: number) => `${text} ${count === 1 ? 'check' : 'checks'} passed`,
  row: (text: string) => `row ${text}`,
  more: (text: string, _count: number) => `and ${text} more`,
  noFix: 'No fix needed',
  open: (automation: string) => `Open ${automation}`,
  checking: (rows: string, count: number) => `Checking ${rows} ${count === 1 ? 'row' : 'rows'}…`,
  failed: 'The check stopped unexpectedly',
  failedText: 'Your file and all applied jobs are safe.',
  retry: 'Try again',
})
