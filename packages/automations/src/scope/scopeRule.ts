import type { OptionField, Scope, ScopeCondition, ScopeField } from '../options/fields.ts'
import { subjectFacts } from './subjects.ts'

/** Whether a condition is on a fact of variants and chooses among them, where an automation changes single ones. */
export function choosesVariants({ on, of }: ScopeCondition): boolean {
  return of === undefined && subjectFacts(on).isOfVariants === true
}

/** Conditions of a scope, by the unit that they choose; each is in one list. */
export interface ScopeRule extends Pick<Scope, 'match'> {
  /** They choose variants: of a product only those that meet them change. */
  readonly variants: readonly ScopeCondition[]
  /** They choose whole products by their variants: one that meets them is enough. */
  readonly byVariant: readonly ScopeCondition[]
  /** They choose products, each by itself. */
  readonly products: readonly ScopeCondition[]
}

/** Tells what the conditions of a scope choose in an automation. */
export function scopeRule(
  { match, conditions }: Scope,
  { ofVariants }: Pick<ScopeField, 'ofVariants'>,
): ScopeRule {
  const chosen = conditions.filter(choosesVariants)
  return {
    match,
    variants: ofVariants ? chosen : [],
    byVariant: ofVariants ? [] : chosen,
    products: conditions.filter((condition) => !choosesVariants(condition)),
  }
}

/** Returns the field of an automation that its conditions are in; nothing for one without. */
export function scopeFieldOf(fields: readonly OptionField[]): ScopeField | undefined {
  return fields.find((field) => field.kind === 'scope')
}
