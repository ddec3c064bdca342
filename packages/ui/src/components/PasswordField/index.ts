export { NewPasswordFields } from './NewPasswordFields.js'
export {
  findNewPasswordProblems,
  type NewPasswordDraft,
  type NewPasswordProblem,
} from './newPasswordRules.js'
export { PasswordField } from './PasswordField.js'
export { passwordFieldStrings } from './PasswordField.strings.js'
export type { PasswordFieldProps } from './PasswordField.types.js'
