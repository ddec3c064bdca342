import type { Scope, ScopeField } from './fields.ts'
import type { FieldTexts } from './texts.ts'

/** A scope that includes everything. */
export const wholeScope: Scope = { match: 'all', conditions: [] }

/** The last option of each automation that works on product exports; forms show it first. */
export const scopeField = {
  kind: 'scope',
  key: 'scope',
  default: wholeScope,
} as const satisfies ScopeField

/** That of automations that change single variants. */
export const variantScopeField = { ...scopeField, ofVariants: true } as const satisfies ScopeField

export const scopeTexts = {
  label: 'Which products',
  help: 'Only these products are included. For a fact of variants, such as a price, one variant is enough.',
} satisfies FieldTexts

export const variantScopeTexts = {
  label: 'Which products',
  help: 'Only these products are included. A fact of variants, such as a price, chooses single variants.',
} satisfies FieldTexts

/** The remark of automations that change all variants of a product, or none. */
export const togetherNotes = {
  together: 'Options change in whole products, also in variants that do not pass the filters.',
}

/** Reasons that nothing changes, for every automation with a scope. */
export const scopeReasons = { 'no-products': 'No product passes the filters.' }
