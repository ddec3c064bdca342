import { digitsField } from '../../options/digitsField.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField } from '../../options/scopeField.ts'

const whilePricing = { key: 'action', is: ['set', 'fix'] } as const
const whileSetting = { key: 'action', is: ['set'] } as const

export const fields = [
  { kind: 'choice', key: 'action', choices: ['set', 'fix', 'clear'], default: 'set' },
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
