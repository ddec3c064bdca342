export { FilterRule } from './FilterRule.js'
export type { FilterRuleProps } from './FilterRule.types.js'
