import { digitsField, digitsNotes, digitsTexts } from '../../options/digitsField.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField, scopeReasons, variantScopeTexts } from '../../options/scopeField.ts'
import { endingChoices } from '../../options/endingChoices.ts'
import type { AutomationTexts } from '../../options/texts.ts'

const whileFilling = { key: 'work', is: ['costs'] } as const
const whilePricing = { key: 'work', is: ['prices'] } as const
const percent = { kind: 'number', decimals: 2, unit: '%' } as const

export const fields = [
  { kind: 'radio', key: 'work', choices: ['costs', 'prices'], default: 'costs' },
  {
    kind: 'radio',
    key: 'costs',
    choices: ['divide', 'list', 'hand'],
    default: 'list',
    when: whileFilling,
  },
  {
    kind: 'number',
    key: 'by',
    min: 1,
    max: 20,
    decimals: 2,
    default: 2.5,
    when: { key: 'costs', is: ['divide'] },
  },
  {
    kind: 'file',
    key: 'list',
    types: ['.csv', '.tsv', '.txt', '.json', '.xlsx', '.zip'],
    maxSize: 5_000_000,
    default: null,
    isData: true,
    when: { key: 'costs', is: ['list'] },
  },
  {
    kind: 'map',
    key: 'hand',
    found: 'questions',
    isAmount: true,
    isData: true,
    default: {},
    when: { key: 'costs', is: ['hand'] },
  },
  {
    kind: 'choice',
    key: 'raise',
    choices: ['losses', 'floor'],
    default: 'losses',
    when: whilePricing,
  },
  {
    kind: 'choice',
    key: 'ending',
    choices: ['.99', '.95', '.90', '.00', '9', '00', 'none'],
    default: '.99',
    when: whilePricing,
  },
  { ...digitsField, when: { ...whilePricing, or: { key: 'costs', is: ['divide'] } } },
  { ...percent, key: 'fee', min: 0, max: 20, default: 2.9 },
  { kind: 'number', key: 'amount', min: 0, max: 10, decimals: 2, default: 0.3 },
  { kind: 'number', key: 'ship', min: 0, max: 1000, decimals: 2, default: 0 },
  {
    ...percent,
    key: 'vat',
    min: 0,
    max: 30,
    isOptional: true,
    isAsked: true,
    example: 22,
    default: null,
  },
  { ...percent, key: 'duty', min: 0, max: 100, default: 0 },
  { ...percent, key: 'floor', min: -50, max: 95, default: 20 },
  { ...percent, key: 'target', min: -50, max: 95, differsFrom: 'floor', default: 40 },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type CogsMonitorOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    work: {
      label: 'What to do',
      choices: { costs: 'Fill in costs', prices: 'Set prices for the target margin' },
    },
    costs: {
      label: 'Fill in costs',
      help: 'Costs calculated from the price are marked as estimates.',
      choices: {
        divide: 'Price divided by',
        list: 'Supplier list, by SKU',
        hand: 'By hand',
      },
    },
    by: { label: 'Price divided by', help: 'Only where the cost is missing.' },
    list: {
      label: 'Supplier list',
      help: 'A CSV or JSON file with a column for the SKU and one for the cost. A recipe does not keep it.',
    },
    hand: {
      label: 'Costs by hand',
      help: 'For the variants of a product that have no cost. A recipe does not keep them.',
    },
    raise: {
      label: 'Which variants',
      choices: { losses: 'Sold at a loss', floor: 'Below the minimum margin' },
    },
    ending: {
      label: 'Price ending',
      help: 'Rounded up to this ending.',
      choices: endingChoices,
    },
    digits: digitsTexts,
    fee: { label: 'Payment fee', help: 'Per order.' },
    amount: { label: 'Fixed payment fee', help: 'Per order.' },
    ship: { label: 'Shipping you pay', help: 'Per unit.' },
    vat: {
      label: 'VAT included in prices',
      help: 'Subtracted before the margin is calculated.',
    },
    duty: { label: 'Import duty on cost' },
    floor: { label: 'Minimum margin' },
    target: {
      label: 'Target margin',
      help: 'To reach the target, use Set prices for {target}% margin. It prepares a price job.',
    },
    scope: variantScopeTexts,
  },
  columns: {
    cost: 'Cost',
    sku: 'SKU',
    price: 'Price',
    margin: 'Margin',
  },
  notes: {
    ...digitsNotes,
    estimate: 'Estimate',
    'all-estimates': 'All new costs are estimates, calculated from the price.',
    higher: '{n}% higher',
    twice: 'Several costs in the list',
    'list-unread': 'The file of the list has no rows, or is damaged or of another kind',
    'no-list-sku':
      'No column of the list is an SKU for certain. It has {columns}. Call the right one “SKU”',
    'no-list-cost':
      'No column of the list is a cost for certain, and a price is none. It has {columns}. Call the right one “Cost”',
    'column-guessed': 'Column {column} of the list is read as {target}: please check',
    'column-unread': 'Column {column} of the list is not read: {text} is not understood',
    'column-twice': 'Column {column} of the list is not read: {target} is taken from {other}',
    'number-guessed':
      'Numbers in {column} of the list can be read in two ways: {text} is read as {number}',
    unread: 'Not a number in {column} of the list: {text} ({n} in all)',
    compare: 'Compare-at price not above price',
  },
  summary: {
    'costs=divide': 'costs: price divided by {by}',
    'costs=list & !list': 'costs from a supplier list',
    'costs=list & list': 'costs from {list}',
    'costs=hand': 'costs entered by hand',
    hand: '',
    'work=prices': 'prices for {target} margin',
    'raise=losses': 'where sold at a loss',
    'raise=floor': 'where below {floor}',
    'ending!=none|9': 'ending {ending}',
    'ending=9': 'whole, ending in 9',
    'work=prices & ~fee': 'payment fee {fee}',
    'work=prices & ~amount': 'fixed fee {amount}',
    'work=prices & ship!=0': 'shipping {ship}',
    'work=prices & vat': 'VAT {vat} included',
    'work=prices & duty!=0': 'import duty {duty}',
  },
  reasons: {
    ...scopeReasons,
    'no-cost-column': 'This file has no column “Cost per item”.',
    'no-price-column': 'This file has no column “Price” or “Variant Price”.',
    'no-list': 'Choose your supplier’s list.',
    'bad-list': 'The list has no column that is the SKU for certain, or none that is the cost.',
    'not-listed': 'No SKU of this file is in the list with another cost.',
    'no-hand': 'Enter a cost for a product.',
    'none-missing': 'Every variant has a cost.',
    'no-missing': 'No cost is missing where there is a price.',
    'no-losses': 'No variant with a known cost is sold at a loss.',
    'no-low': 'No variant with a known cost is below the minimum margin.',
  },
} satisfies AutomationTexts<typeof fields>
