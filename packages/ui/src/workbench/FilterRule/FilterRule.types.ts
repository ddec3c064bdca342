import type { Scope, ScopeCondition } from '@dropwatt/automations/options'
import type { ComponentPropsWithoutRef } from 'react'

export interface FilterRuleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Conditions that choose variants: of a product only those that meet them change. */
  variants: readonly ScopeCondition[]
  /** Conditions that choose whole products by their variants: one that meets them is enough. */
  byVariant: readonly ScopeCondition[]
  /** Conditions that choose products, each by itself. Without any condition it renders nothing. */
  products: readonly ScopeCondition[]
  /** Whether all conditions have to be met, or any of them. @default 'all' */
  match?: Scope['match']
}
