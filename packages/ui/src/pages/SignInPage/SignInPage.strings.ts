import { defineStrings } from '../../i18n/index.js'

export const signInPageStrings = defineStrings('signInPage', {
  title: (brand: string) => `Log in to ${brand}`,
  description: 'Your automations are where you left them.',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  submit: 'Log In',
  submitting: 'Logging In...',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  passwordRequired: 'Password is required.',
  done: 'Logged In!',
  failed: 'Login Failed',
  unconfirmed: 'has not been confirmed yet.',
  sendConfirmation: 'Send the confirmation again',
  sending: 'Sending...',
  enterCode: 'Enter the code',
  notSent: 'Confirmation not sent',
  sentAgain: 'Confirmation sent again',
  confirmTitle: 'Confirm your email',
  confirmNext: 'Open the link in the email to',
  confirmThen: 'to finish creating your account.',
})
