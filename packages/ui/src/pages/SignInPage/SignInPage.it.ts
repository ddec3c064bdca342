import { signInPageStrings } from './SignInPage.strings.js'

export const signInPageIt = signInPageStrings.translate({
  title: (brand) => `Accedi a ${brand}`,
  description: 'Le tue automazioni sono dove le hai lasciate.',
  password: 'Password',
  forgotPassword: 'Hai dimenticato la password?',
  submit: 'Accedi',
  submitting: 'Accesso in corso...',
  noAccount: 'Non hai ancora un account?',
  signUp: 'Registrati',
  passwordRequired: 'Inserisci la password.',
  done: 'Accesso eseguito!',
  failed: 'Accesso non riuscito',
})
