import type { Operator, ScopeCondition } from '@dropwatt/automations/options'
import type { FilterOffer } from './FilterBar.types.js'

/** Returns the values that stay when the comparison changes. */
function keptValues(is: Operator, values: readonly string[]): readonly string[] {
  const [first = '', last = ''] = values
  switch (is) {
    case 'between':
      return [first, last]
    case 'greater':
    case 'less':
      return first === '' ? [] : [first]
    case 'yes':
    case 'no':
    case 'empty':
    case 'not-empty':
      return []
    default:
      return values.filter((value) => value !== '')
  }
}

/** Returns a condition with another comparison. */
export function withOperator(condition: ScopeCondition, is: Operator): ScopeCondition {
  return { ...condition, is, values: keptValues(is, condition.values) }
}

/** Returns a condition on a fact, still without a value; it compares as an earlier one did, if it can. */
export function beginCondition(
  { on, operators, choosesVariants }: FilterOffer,
  earlier?: ScopeCondition,
): ScopeCondition {
  const is = operators.find((one) => one === earlier?.is) ?? operators[0] ?? 'is'
  const of = choosesVariants && earlier?.of ? { of: earlier.of } : {}
  return { on, is, values: is === 'between' ? ['', ''] : [], ...of }
}

/** Returns a condition that is met by single variants, or by products with any such variant. */
export function withUnit(condition: ScopeCondition, isOfAny: boolean): ScopeCondition {
  const { on, is, values } = condition
  return isOfAny ? { on, is, values, of: 'any-variant' } : { on, is, values }
}
