import type { Scope } from '@dropwatt/automations/options'
import type { ComponentPropsWithoutRef } from 'react'

export interface FilterRuleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Filters that choose variants: of a product only those that pass all of them change. */
  variants: Scope
  /** Filters that choose whole products by their variants: one that passes all of them is enough. */
  byVariant: Scope
  /** Filters that choose products, each by itself. Without any filter it renders nothing. */
  products: Scope
}
