import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

export const fields = [
  {
    kind: 'choice',
    key: 'from',
    choices: ['detected', 'UK', 'EU', 'US', 'IT', 'FR', 'DE', 'JP', 'cm'],
    default: 'detected',
  },
  {
    kind: 'choice',
    key: 'to',
    choices: ['UK', 'EU', 'US', 'IT', 'FR', 'DE', 'JP', 'cm'],
    differsFrom: 'from',
    default: 'EU',
  },
  { kind: 'by-type', key: 'kind', choices: ['shoes', 'clothes', 'children'], default: {} },
  { kind: 'by-type', key: 'who', choices: ['women', 'men', 'unisex', 'children'], default: {} },
  { kind: 'radio', key: 'write', choices: ['table', 'beside', 'replace'], default: 'table' },
  { kind: 'choice', key: 'half', choices: ['keep', 'up', 'down'], default: 'keep' },
  { kind: 'file', key: 'chart', types: ['.csv', '.xlsx'], maxSize: 65_536, default: null },
  scopeField,
] as const satisfies readonly OptionField[]

export type SizeExchangerOptions = OptionsOf<typeof fields>
