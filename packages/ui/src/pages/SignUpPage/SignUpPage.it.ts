import { translate } from '../../i18n/index.js'
import type { signUpPageStrings } from './SignUpPage.strings.js'

export const signUpPageIt = translate<typeof signUpPageStrings>('signUpPage', {
  title: 'Crea il tuo account',
  trial: (days) => `Inizia con ${days} giorni di prova gratuita. Disdici quando vuoi.`,
  password: 'Password',
  confirm: 'Conferma password',
  accept: 'Accetto i',
  terms: 'Termini di servizio',
  submit: 'Crea account',
  submitting: 'Creazione account...',
  haveAccount: 'Hai già un account?',
  logIn: 'Accedi',
  termsMissing: 'Devi accettare i Termini di servizio.',
  created: 'Account creato!',
  welcome: (brand) => `Ti diamo il benvenuto su ${brand}! Ti portiamo alla dashboard...`,
  failed: 'Registrazione non riuscita',
  checkEmail: 'Controlla la tua email',
  checkEmailSent: 'Abbiamo inviato un link a',
  checkEmailNext: 'Aprilo per completare la registrazione.',
  sentAgain: 'Email di conferma inviata di nuovo',
  notSent: 'Email di conferma non inviata',
})
