import { digitsField } from '../../options/digitsField.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField } from '../../options/scopeField.ts'

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
  { ...percent, key: 'vat', min: 0, max: 30, isOptional: true, default: null },
  { ...percent, key: 'duty', min: 0, max: 100, default: 0 },
  { ...percent, key: 'floor', min: -50, max: 95, default: 20 },
  { ...percent, key: 'target', min: -50, max: 95, differsFrom: 'floor', default: 40 },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type CogsMonitorOptions = OptionsOf<typeof fields>
