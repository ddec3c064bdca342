import type { ComponentPropsWithoutRef } from 'react'
import type { ProductFilter } from '../FilterBar/index.js'

export interface FilterRuleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Filters that choose variants: of a product only those that pass all of them change. */
  variants: readonly ProductFilter[]
  /** Filters that choose whole products by their variants: one that passes all of them is enough. */
  byVariant: readonly ProductFilter[]
  /** Filters that choose products, each by itself. Without any filter it renders nothing. */
  products: readonly ProductFilter[]
}
