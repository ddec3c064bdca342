import type { OptionField, Scope, ScopeField, ScopeFilter } from '../options/fields.ts'

/** A filter on a fact of variants. */
export type VariantScopeFilter = Extract<ScopeFilter, { readonly kind: 'price' | 'option' }>

/** Whether a filter is on a fact of variants and chooses among them, where an automation changes single ones. */
export function choosesVariants(filter: ScopeFilter): filter is VariantScopeFilter {
  const isOfVariants = filter.kind === 'price' || filter.kind === 'option'
  return isOfVariants && filter.of !== 'any-variant'
}

/** Filters of a scope, by the unit that they choose; each filter is in one list. */
export interface ScopeRule {
  /** They choose variants: of a product only those that pass all of them change. */
  readonly variants: readonly ScopeFilter[]
  /** They choose whole products by their variants: one that passes all of them is enough. */
  readonly byVariant: readonly ScopeFilter[]
  /** They choose products, each by itself. */
  readonly products: readonly ScopeFilter[]
}

/** Tells what the filters of a scope choose in an automation. */
export function scopeRule(scope: Scope, { ofVariants }: Pick<ScopeField, 'ofVariants'>): ScopeRule {
  const chosen = scope.filter(choosesVariants)
  return {
    variants: ofVariants ? chosen : [],
    byVariant: ofVariants ? [] : chosen,
    products: scope.filter((filter) => !choosesVariants(filter)),
  }
}

/** Returns the field of an automation that its filters are in; nothing for one without filters. */
export function scopeFieldOf(fields: readonly OptionField[]): ScopeField | undefined {
  return fields.find((field) => field.kind === 'scope')
}
