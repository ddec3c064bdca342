import { ownRates } from '../../money/rates.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField, scopeReasons, variantScopeTexts } from '../../options/scopeField.ts'
import { endingChoices } from '../../options/endingChoices.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'currency', key: 'from', default: '', of: 'base' },
  { kind: 'currency', key: 'to', default: '', differsFrom: 'from', of: 'market' },
  { kind: 'radio', key: 'rate', choices: ['reference', 'own'], default: 'reference' },
  {
    kind: 'number',
    key: 'own',
    ...ownRates,
    example: 1.15,
    default: null,
    when: { key: 'rate', is: ['own'] },
  },
  { kind: 'number', key: 'margin', min: -50, max: 100, decimals: 2, unit: '%', default: 0 },
  {
    kind: 'choice',
    key: 'round',
    choices: ['nearest', 'up', 'down', 'none'],
    default: 'nearest',
  },
  {
    kind: 'choice',
    key: 'ending',
    choices: ['.99', '.95', '.90', '.00', '9', '00', 'none'],
    default: 'none',
    endingsOf: 'to',
  },
  { kind: 'prices', key: 'into', offers: 'market-prices', default: 'base' },
  {
    kind: 'number',
    key: 'floor',
    min: 0,
    max: 500,
    decimals: 2,
    unit: '%',
    isOptional: true,
    needs: 'cost',
    default: null,
  },
  { kind: 'toggle', key: 'compare', default: true, causes: { loss: 'emptied' } },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type CurrencyConverterOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    from: {
      label: 'From',
      help: 'The file does not say its currency.',
      choose: 'Choose a currency',
    },
    to: { label: 'To', choose: 'Choose a currency' },
    rate: {
      label: 'Exchange rate',
      help: 'Updated once per working day.',
      choices: { reference: 'Reference rate of {date}', own: 'My own rate' },
    },
    own: { label: 'My own rate', help: 'How many {to} you get for 1 {from}.' },
    margin: { label: 'Adjust converted price by', help: 'For example, to cover costs.' },
    round: {
      label: 'Rounding',
      help: 'To the smallest unit of the currency.',
      choices: { nearest: 'Nearest', up: 'Up', down: 'Down', none: 'None' },
    },
    ending: {
      label: 'Price ending',
      choices: endingChoices,
    },
    into: {
      label: 'Write prices to',
      help: 'Changing the base price changes what customers pay. Your store’s currency stays the same.',
      choices: { market: 'Price / {market} columns', base: 'Base price' },
    },
    floor: { label: 'Minimum price: cost plus', help: 'Needs the Cost per item column.' },
    compare: {
      label: 'Also convert compare-at prices',
      help: 'They stay above the price. A market gets none where there is no discount.',
    },
    scope: variantScopeTexts,
  },
  columns: {
    price: 'Price',
    compareAtPrice: 'Compare-at price',
    change: 'Change %',
  },
  notes: {
    old: 'Reference rate is {n} days old',
    below: 'Below minimum price, raised to {price}',
    zero: 'Price is zero',
    above: 'Kept above the price',
    'not-above': 'Compare-at price no longer above price',
    removed: 'Compare-at price removed: not above the price',
    fake: 'Compare-at price not above price',
    base: 'Base prices change, but the currency of your store stays the same: customers would pay amounts meant in {to} in the store’s currency.',
    whole: 'No price in “{column}” has decimals, so new prices have none either.',
    rarely: 'Prices in {to} rarely have decimals. For whole prices, choose the ending .00.',
    unrounded: 'Some prices have more decimals than {to}. To charge them, choose a rounding.',
    unread: 'Not a plain number: {text}',
    'too-large': 'Too large for a price',
  },
  summary: {
    'from & to': '{from} to {to}',
    'rate=own': 'own rate {own}',
    'margin!=0': 'adjusted by {margin}',
    'round=up': 'rounded up',
    'round=down': 'rounded down',
    'round=none': 'not rounded',
    'ending!=none|9': 'ending {ending}',
    'ending=9': 'whole, ending in 9',
    'into!=base': 'in {into}',
    floor: 'never below cost +{floor}',
    '!compare': 'without compare-at prices',
  },
  reasons: {
    ...scopeReasons,
    'no-currencies': 'Choose the currencies to convert from and to.',
    'no-own-rate': 'Enter your own rate.',
    'other-currency':
      'Your store has the prices of this market in another currency. Choose it under “To”.',
    'no-rate': 'There is no reference rate between these currencies. Enter your own rate.',
    'no-column': 'This file has no column “Price” or “Variant Price” to change.',
    'no-price': 'No price to convert was found.',
    same: 'The prices already have these values.',
  },
} satisfies AutomationTexts<typeof fields>
