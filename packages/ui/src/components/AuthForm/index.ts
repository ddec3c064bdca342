export { AuthForm } from './AuthForm.js'
export type { AuthFormProps } from './AuthForm.types.js'
