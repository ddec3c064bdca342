export { RulesField } from './RulesField.js'
export type {
  RuleCondition,
  RulesFieldProps,
  RuleSuggestions,
  TagRule,
} from './RulesField.types.js'
