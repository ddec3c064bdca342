import { defineStrings } from '../i18n/index.js'
import { automationTexts } from './bySlug/automationTexts.js'
import { joinTexts, mapValues } from './records.js'

/** Descriptions of the automations, one sentence each, by slug. */
export const automationDescriptions = defineStrings(
  'automationDescriptions',
  mapValues(automationTexts, ({ description }) => description),
)

/** Captions of the illustrations, one sentence each, by slug. */
export const automationCaptions = defineStrings(
  'automationCaptions',
  mapValues(automationTexts, ({ caption }) => caption),
)

/** Texts and column headers of the illustrations: shared ones, and those of one automation. */
export const sampleWords = defineStrings('automationSamples', {
  ...joinTexts(automationTexts, 'words'),
  product: 'Product',
  field: 'Field',
  variant: 'Variant',
  size: 'Size',
  supplier: 'From the supplier',
  store: 'In your store',
  before: 'Before',
  after: 'After',
  price: 'Price',
  cost: 'Cost of goods',
  margin: 'Margin',
  total: 'All three',
  link: 'Link in',
  listing: 'Listing out',
  supplierPhoto: 'Supplier photo',
  watermark: 'Your store',
  tee: 'Heavyweight cotton tee',
  pair: 'Cotton tee, pack of two',
  pack: 'Cotton tee, pack of three',
  title: 'Title',
  description: 'Description',
  sandM: 'Sand / M',
  sandL: 'Sand / L',
  sandXl: 'Sand / XL',
  sizes: 'Sizes M, L and XL',
})

/** Claims about the automations, by fact; the line under each has the same key plus `Text`. */
export const automationFactStrings = defineStrings('automationFacts', {
  ...joinTexts(automationTexts, 'facts'),
  formats: 'JPG, PNG, WEBP up to 10MB',
  formatsText: 'The formats, and the limit for each image.',
  backup: 'Originals backed up 30 days',
  backupText: 'Go back to the supplier photo within that time.',
  bulk: '500+ products in bulk',
  bulkText: 'One run for all of them.',
  competitors: 'Import from competitors',
  competitorsText: 'From another store into your own.',
  selection: 'Select products or all',
  selectionText: 'Run it on a few, or on the whole catalogue.',
  progress: 'Real-time progress',
  progressText: 'Each job is queued, and you can follow its progress.',
  secure: 'Secure OAuth',
  secureText: 'How your store is connected.',
})
