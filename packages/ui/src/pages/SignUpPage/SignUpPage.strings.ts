import { defineStrings } from '../../i18n/index.js'

export const signUpPageStrings = defineStrings('signUpPage', {
  title: 'Create your account',
  trial: (days: number) => `Start with a ${days}-day free trial. Cancel anytime.`,
  password: 'Password',
  confirm: 'Confirm password',
  accept: 'I accept the',
  terms: 'Terms of Service',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  termsMissing: 'You must accept the Terms of Service.',
  created: 'Account Created!',
  welcome: (brand: string) => `Welcome to ${brand}! Redirecting to your dashboard...`,
  failed: 'Sign-up Failed',
  checkEmail: 'Check your email',
  checkEmailSent: 'We sent a link to',
  checkEmailNext: 'Open it to finish creating your account.',
  sentAgain: 'Confirmation sent again',
  notSent: 'Confirmation not sent',
})
