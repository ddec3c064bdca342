'use client'
import type { ScopeCondition } from '@dropwatt/automations/options'
import { Fragment, forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { FilterIcon } from '../../icons/index.js'
import { useConditionText, useSubjectNames } from '../FilterBar/conditionText.js'
import { useFigures } from '../useFigures.js'
import { filterRuleStrings } from './FilterRule.strings.js'
import { StyledFilterRule } from './FilterRule.styles.js'
import type { FilterRuleProps } from './FilterRule.types.js'

/** Says what conditions choose: single variants, or whole products. */
export const FilterRule = forwardRef<HTMLDivElement, FilterRuleProps>(function FilterRule(
  { variants, byVariant, products, match = 'all', ...native },
  ref,
) {
  const strings = useStrings(filterRuleStrings)
  const nameOf = useSubjectNames()
  const textOf = useConditionText()
  const { list } = useFigures()
  const ofAny = products.filter(({ of }) => of !== undefined)
  const ofProducts = products.filter(({ of }) => of === undefined)
  const total = variants.length + byVariant.length + products.length
  if (total === 0) return null

  function sentence(
    conditions: readonly ScopeCondition[],
    lead: (names: string, count: number) => string,
    rest: string,
  ) {
    const names = [...new Set(conditions.map(({ on }) => nameOf(on)))]
    if (names.length === 0) return null
    return (
      <>
        <strong>{lead(list(names), names.length)}:</strong> {rest}{' '}
      </>
    )
  }

  return (
    <StyledFilterRule {...native} ref={ref}>
      <div>
        <FilterIcon aria-hidden="true" />
        <p>
          {sentence(variants, strings.variants, strings.onlyMatching)}
          {sentence(byVariant, strings.products, strings.oneIsEnough)}
          {sentence(ofProducts, strings.products, strings.asWhole)}
          {ofAny.map((condition) => (
            <Fragment key={textOf(condition)}>
              <strong>{textOf(condition)}</strong> {strings.choosesProducts}{' '}
            </Fragment>
          ))}
          {match === 'any' && total > 1 && strings.anyIsEnough}
        </p>
      </div>
    </StyledFilterRule>
  )
})
