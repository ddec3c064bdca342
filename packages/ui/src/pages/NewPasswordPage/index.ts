export { NewPasswordPage } from './NewPasswordPage.js'
export type { NewPassword, NewPasswordPageProps } from './NewPasswordPage.types.js'
