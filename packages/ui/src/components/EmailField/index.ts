export { EmailField } from './EmailField.js'
export { emailFieldStrings } from './EmailField.strings.js'
export type { EmailFieldProps } from './EmailField.types.js'
export { findEmailProblem, readEmail, type EmailDraft, type EmailProblem } from './emailRules.js'
