export type {
  RuleCondition,
  TagRule,
  RuleSuggestions,
  RulesFieldProps,
} from './RulesField.types.js'
