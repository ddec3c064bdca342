import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { endingField, statusField, vendorField } from '../../options/importFields.ts'

export const fields = [
  { kind: 'radio', key: 'source', choices: ['text', 'file', 'address'], default: 'text' },
  {
    kind: 'text',
    key: 'address',
    isAddress: true,
    isFilled: true,
    default: '',
    when: { key: 'source', is: ['address'] },
  },
  { kind: 'text', key: 'currency', maxLength: 3, default: '' },
  { kind: 'choice', key: 'price', choices: ['same', 'multiply', 'add'], default: 'same' },
  {
    kind: 'number',
    key: 'factor',
    min: 0.1,
    max: 20,
    decimals: 2,
    default: 2,
    when: { key: 'price', is: ['multiply'] },
  },
  {
    kind: 'number',
    key: 'amount',
    min: 0.01,
    max: 10_000,
    decimals: 2,
    default: 5,
    when: { key: 'price', is: ['add'] },
  },
  endingField,
  vendorField,
  statusField,
  { kind: 'radio', key: 'images', choices: ['keep', 'none'], default: 'keep' },
  { kind: 'toggle', key: 'rights', isRequired: true, default: false },
] as const satisfies readonly OptionField[]

export type ProductImporterOptions = OptionsOf<typeof fields>
