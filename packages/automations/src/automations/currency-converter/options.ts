import { ownRates } from '../../money/rates.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField } from '../../options/scopeField.ts'

export const fields = [
  { kind: 'currency', key: 'from', default: '' },
  { kind: 'currency', key: 'to', default: '', differsFrom: 'from' },
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
  { kind: 'toggle', key: 'compare', default: true },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type CurrencyConverterOptions = OptionsOf<typeof fields>
