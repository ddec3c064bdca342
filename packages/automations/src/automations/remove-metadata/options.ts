import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

export const fields = [
  { kind: 'columns', key: 'fields', offers: 'metafields', default: [] },
  { kind: 'radio', key: 'how', choices: ['exclude', 'clear'], default: 'exclude' },
  { kind: 'toggle', key: 'seo', default: false },
  // A column is excluded for all products.
  { ...scopeField, when: { key: 'how', is: ['clear'], or: { key: 'seo', is: [true] } } },
] as const satisfies readonly OptionField[]

export type RemoveMetadataOptions = OptionsOf<typeof fields>
