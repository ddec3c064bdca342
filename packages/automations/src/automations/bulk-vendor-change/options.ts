import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

export const fields = [
  { kind: 'map', key: 'map', found: 'vendors', minLength: 2, maxLength: 255, default: {} },
  { kind: 'toggle', key: 'suggest', default: true },
  { kind: 'text', key: 'empty', minLength: 2, maxLength: 255, default: '' },
  { kind: 'toggle', key: 'tag', default: false },
  scopeField,
] as const satisfies readonly OptionField[]

export type BulkVendorChangeOptions = OptionsOf<typeof fields>
