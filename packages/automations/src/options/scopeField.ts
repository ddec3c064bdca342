import type { ScopeField } from './fields.ts'
import type { FieldTexts } from './texts.ts'

/** The last option of each automation that works on product exports. */
export const scopeField = { kind: 'scope', key: 'scope', default: [] } as const satisfies ScopeField

/** That of automations that change single variants. */
export const variantScopeField = { ...scopeField, ofVariants: true } as const satisfies ScopeField

export const scopeTexts = {
  label: 'Which products',
  help: 'Only these products are included. For a price or an option, one variant that has it is enough.',
} satisfies FieldTexts

export const variantScopeTexts = {
  label: 'Which products',
  help: 'Only these products are included. A price or an option chooses single variants.',
} satisfies FieldTexts

/** The remark of automations that change all variants of a product, or none. */
export const togetherNotes = {
  together: 'Options change in whole products, also in variants that do not pass the filters.',
}

/** Reasons that nothing changes, for every automation with a scope. */
export const scopeReasons = { 'no-products': 'No product passes the filters.' }
