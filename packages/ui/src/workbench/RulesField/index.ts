export { RulesField } from './RulesField.js'
export type { RulesFieldProps, RuleSuggestions } from './RulesField.types.js'
