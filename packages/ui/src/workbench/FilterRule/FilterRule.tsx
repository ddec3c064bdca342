'use client'
import type { Scope } from '@dropwatt/automations/options'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { FilterIcon } from '../../icons/index.js'
import { useFilterNames } from '../FilterBar/useFilterText.js'
import { useFigures } from '../useFigures.js'
import { filterRuleStrings } from './FilterRule.strings.js'
import { StyledFilterRule } from './FilterRule.styles.js'
import type { FilterRuleProps } from './FilterRule.types.js'

/** Says what the filters choose: single variants, or whole products. */
export const FilterRule = forwardRef<HTMLDivElement, FilterRuleProps>(function FilterRule(
  { variants, byVariant, products, ...native },
  ref,
) {
  const strings = useStrings(filterRuleStrings)
  const nameOf = useFilterNames()
  const { list } = useFigures()
  const sentence = (filters: Scope, lead: (names: string, count: number) => string, rest: string) =>
    filters.length > 0 && (
      <>
        <strong>{lead(list(filters.map(nameOf)), filters.length)}:</strong> {rest}{' '}
      </>
    )
  if (variants.length + byVariant.length + products.length === 0) return null
  return (
    <StyledFilterRule {...native} ref={ref}>
      <div>
        <FilterIcon aria-hidden="true" />
        <p>
          {sentence(variants, strings.variants, strings.onlyMatching)}
          {sentence(byVariant, strings.products, strings.oneIsEnough)}
          {sentence(products, strings.products, strings.asWhole)}
        </p>
      </div>
    </StyledFilterRule>
  )
})
