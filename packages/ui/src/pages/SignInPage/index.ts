export { SignInPage } from './SignInPage.js'
export type { SignInCredentials, SignInPageProps } from './SignInPage.types.js'
