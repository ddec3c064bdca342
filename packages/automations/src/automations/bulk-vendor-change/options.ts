import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField, scopeReasons, scopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'map', key: 'map', found: 'vendors', minLength: 2, maxLength: 255, default: {} },
  { kind: 'toggle', key: 'suggest', default: true },
  { kind: 'text', key: 'empty', minLength: 2, maxLength: 255, default: '' },
  { kind: 'toggle', key: 'tag', default: false },
  scopeField,
] as const satisfies readonly OptionField[]

export type BulkVendorChangeOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    map: { label: 'Vendors' },
    suggest: {
      label: 'Merge different spellings',
      help: 'Upper and lower case, spaces, accents. Each group needs review.',
    },
    empty: { label: 'Vendor for products without one' },
    tag: { label: 'Keep the old vendor as a tag' },
    scope: scopeTexts,
  },
  columns: { vendor: 'Vendor', products: 'Products', tags: 'Tags' },
  notes: {
    merged: 'Merged spellings',
    'too-short': 'Use at least 2 characters.',
    comma: 'A tag cannot contain a comma.',
    'tag-too-long': 'A tag has more than 255 characters',
  },
  summary: {
    map: 'vendors renamed: {map}',
    suggest: 'different spellings merged',
    empty: 'missing vendors: {empty}',
    tag: 'old vendor as a tag',
  },
  reasons: {
    ...scopeReasons,
    'no-column': 'This file has no column “Vendor”.',
    'no-vendors': 'No vendor has a new name, and none is spelled in different ways.',
  },
} satisfies AutomationTexts<typeof fields>
