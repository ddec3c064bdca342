import { digitsField, digitsNotes, digitsTexts } from '../../options/digitsField.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField, scopeReasons, variantScopeTexts } from '../../options/scopeField.ts'
import { endingChoices } from '../../options/endingChoices.ts'
import type { AutomationTexts } from '../../options/texts.ts'

const whilePricing = { key: 'action', is: ['set', 'fix'] } as const
const whileSetting = { key: 'action', is: ['set'] } as const

export const fields = [
  {
    kind: 'choice',
    key: 'action',
    choices: ['set', 'fix', 'clear'],
    default: 'set',
    causes: { loss: 'emptied', is: ['clear'] },
  },
  {
    kind: 'number',
    key: 'by',
    min: 1,
    max: 500,
    decimals: 2,
    unit: '%',
    otherwise: {
      when: { key: 'unit', is: ['money'] },
      min: 0.01,
      max: 1_000_000,
      decimals: 4,
    },
    default: 30,
    when: whilePricing,
  },
  {
    kind: 'choice',
    key: 'unit',
    choices: ['percent', 'money'],
    default: 'percent',
    when: whilePricing,
  },
  {
    kind: 'choice',
    key: 'ending',
    choices: ['.99', '.95', '.90', '.00', '9', '00', 'none'],
    default: '.99',
    when: whilePricing,
  },
  { ...digitsField, when: whilePricing },
  {
    kind: 'radio',
    key: 'existing',
    choices: ['replace', 'keep'],
    default: 'replace',
    when: whileSetting,
  },
  { kind: 'toggle', key: 'mend', default: true, when: whileSetting },
  { kind: 'toggle', key: 'gift', default: true },
  {
    kind: 'columns',
    key: 'columns',
    offers: 'compare-at-prices',
    default: ['Compare-at price'],
    isRequired: true,
  },
  { kind: 'toggle', key: 'history', default: true, needsExports: 2, when: whilePricing },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type MassComparePriceOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    action: {
      label: 'What to do',
      choices: { set: 'Set from price', fix: 'Fix fake discounts', clear: 'Clear' },
    },
    by: { label: 'Increase over price', help: 'How much higher than the price.' },
    unit: {
      label: 'Unit',
      help: 'Money in the currency of the file.',
      choices: { percent: 'Percent', money: 'Money' },
    },
    ending: {
      label: 'Price ending',
      help: 'Rounded up to this ending.',
      choices: endingChoices,
    },
    digits: digitsTexts,
    existing: {
      label: 'If a compare-at price already exists',
      choices: { replace: 'Replace it', keep: 'Keep it and fill only empty cells' },
    },
    mend: {
      label: 'Fix fake discounts',
      help: 'Where the compare-at price is not above the price.',
    },
    gift: { label: 'Exclude gift cards', help: 'Gift cards have no sale price.' },
    columns: { label: 'Columns to change' },
    history: {
      label: 'Warn about the 30-day lowest price',
      help: 'Based on the exports saved on this device. Not legal advice.',
    },
    scope: variantScopeTexts,
  },
  columns: {
    price: 'Price',
    compareAtPrice: 'Compare-at price',
    discount: 'Discount',
  },
  notes: {
    ...digitsNotes,
    fixed: 'Discount fixed',
    lower: '{n}% lower',
    higher: '{n}% higher',
    discount: '{n}% discount',
    lowest: 'Above the 30-day lowest price, {price}',
    'all-above-lowest': 'Every new compare-at price is above the 30-day lowest price.',
    'many-above-lowest': 'New compare-at prices above the 30-day lowest price: {n} of {all}.',
    'not-above': 'Compare-at price not above price',
  },
  summary: {
    'action=set': 'compare-at price +{by}',
    'action=fix': 'fake discounts fixed: +{by}',
    'action=clear': 'compare-at price cleared',
    'ending!=none|9': 'ending {ending}',
    'ending=9': 'whole, ending in 9',
    'existing=keep': 'only empty cells',
    '!mend': 'fake discounts not fixed',
    '!gift': 'gift cards too',
    unit: '',
    history: '',
  },
  reasons: {
    ...scopeReasons,
    'no-column':
      'This file has no column “Compare-at price” or “Variant Compare At Price” to change.',
    'no-price': 'No price to calculate from was found in the column “Price” or “Variant Price”.',
    same: 'The compare-at prices already have these values.',
    'no-fakes': 'There are no fake discounts.',
    'all-empty': 'The compare-at prices are already empty.',
  },
} satisfies AutomationTexts<typeof fields>
