import type { AutomationPicture, PriceSample } from './automationPictures.types.js'
import type { AutomationSlug } from './automations.js'

/** Dollars to euros, for the sample only: the product converts at the live rate. */
const sampleRate = 0.92

function toEuros(dollars: number): number {
  return Math.round(dollars * sampleRate * 100) / 100
}

const inDollars = [
  { name: 'tee', dollars: 11.4 },
  { name: 'pair', dollars: 20.9 },
  { name: 'pack', dollars: 29.5 },
] as const

const converted: readonly PriceSample[] = inDollars.map(({ name, dollars }) => ({
  name,
  before: dollars,
  after: toEuros(dollars),
}))

/** Men’s sizes by chest: the European one is ten more than that of the UK and the US. */
const sizes = [
  { name: 'S', us: 36 },
  { name: 'M', us: 38 },
  { name: 'L', us: 40 },
  { name: 'XL', us: 42 },
].map(({ name, us }) => ({ name, us, uk: us, eu: us + 10 }))

/** The picture of each automation: one product in all of them, and samples throughout. */
export const automationPictures: Readonly<Record<AutomationSlug, AutomationPicture>> = {
  'remove-background': {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'cutOut', state: 'clean', backdrop: 'none' },
  },
  'swappable-background': {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'newBackground', state: 'clean', backdrop: 'scene' },
  },
  'dynamic-watermark': {
    kind: 'image',
    before: { label: 'unmarked', state: 'clean' },
    after: { label: 'marked', state: 'clean', isMarked: true },
  },
  'image-compression': {
    kind: 'image',
    before: { label: 'original', state: 'clean', megabytes: 2.4 },
    after: { label: 'compressed', state: 'clean', megabytes: 0.8 },
  },
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
  'size-exchanger': { kind: 'sizes', sizes },
  'currency-converter': {
    kind: 'prices',
    before: 'dollars',
    after: 'euros',
    currencies: { before: 'USD', after: 'EUR' },
    rate: sampleRate,
    prices: converted,
  },
  'mass-compare-price': {
    kind: 'prices',
    before: 'priceBefore',
    after: 'priceAfter',
    currencies: { before: 'EUR', after: 'EUR' },
    prices: [
      { name: 'tee', before: 24.9, after: 24.9, compareAt: 34.9 },
      { name: 'pair', before: 36.9, after: 36.9, compareAt: 49.9 },
      { name: 'pack', before: 64.9, after: 64.9, compareAt: 89.9 },
    ],
  },
  'product-importer': {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
    ],
  },
  'bulk-products-importer': {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-two',
        title: 'pair',
        price: 36.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-three',
        title: 'pack',
        price: 64.9,
        options: 'sizes',
      },
    ],
  },
  'cogs-monitor': {
    kind: 'ledger',
    products: [
      { name: 'tee', price: 24.9, cost: 10.49 },
      { name: 'pair', price: 36.9, cost: 19.23 },
      { name: 'pack', price: 64.9, cost: 27.14 },
    ],
  },
}
