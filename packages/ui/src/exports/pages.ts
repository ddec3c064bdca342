export {
  SignInPage,
  type SignInCredentials,
  type SignInPageProps,
} from '../pages/SignInPage/index.js'
export {
  SignUpPage,
  type SignUpCredentials,
  type SignUpPageProps,
  type SignUpResult,
} from '../pages/SignUpPage/index.js'
