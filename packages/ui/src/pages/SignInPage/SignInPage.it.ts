import { translate } from '../../i18n/index.js'
import type { signInPageStrings } from './SignInPage.strings.js'

export const signInPageIt = translate<typeof signInPageStrings>('signInPage', {
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
  unconfirmed: 'non è ancora confermata.',
  sendConfirmation: 'Invia di nuovo la conferma',
  sending: 'Invio in corso...',
  enterCode: 'Inserisci il codice',
  notSent: 'Email di conferma non inviata',
  sentAgain: 'Email di conferma inviata di nuovo',
  confirmTitle: 'Conferma la tua email',
  confirmNext: 'Apri il link nell’email a',
  confirmThen: 'per completare la registrazione.',
})
