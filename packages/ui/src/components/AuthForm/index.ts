export { AuthForm } from './AuthForm.js'
export type { AuthFormProps } from './AuthForm.types.js'
export type { Problems } from './problems.js'
export { useDraft } from './useDraft.js'
