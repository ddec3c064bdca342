import type { ChoiceField, TextField } from './fields.ts'
import { longestName } from './limits.ts'
import type { FieldTexts } from './texts.ts'

/** Options that both importers have, with what they say. */
export const endingField = {
  kind: 'choice',
  key: 'ending',
  choices: ['none', '.99', '.95', '.90', '.00'],
  default: 'none',
} as const satisfies ChoiceField

export const vendorField = {
  kind: 'text',
  key: 'vendor',
  minLength: 2,
  maxLength: longestName,
  default: '',
} as const satisfies TextField

export const statusField = {
  kind: 'choice',
  key: 'status',
  choices: ['draft', 'active'],
  default: 'draft',
} as const satisfies ChoiceField

export const endingTexts = {
  label: 'Price ending',
  choices: { none: 'none', '.99': '.99', '.95': '.95', '.90': '.90', '.00': '.00' },
} satisfies FieldTexts<typeof endingField>

export const statusTexts = {
  label: 'Status',
  choices: { draft: 'Draft', active: 'Active' },
} satisfies FieldTexts<typeof statusField>
