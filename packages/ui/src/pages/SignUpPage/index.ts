export { SignUpPage } from './SignUpPage.js'
export type { SignUpCredentials, SignUpPageProps, SignUpResult } from './SignUpPage.types.js'
