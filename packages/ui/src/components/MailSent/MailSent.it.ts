import { translate } from '../../i18n/index.js'
import type { mailSentStrings } from './MailSent.strings.js'

export const mailSentIt = translate<typeof mailSentStrings>('mailSent', {
  notArrived: 'Può volerci un minuto. Se non la vedi, controlla la cartella spam.',
  noRealMail: 'Questo server non invia email vere.',
  openOutbox: 'Apri la posta in uscita',
  code: 'Codice dell’email',
  codeHint: 'Leggi l’email su un altro dispositivo? Inserisci qui il codice.',
  codeMissing: 'Inserisci il codice dell’email.',
  confirm: 'Conferma il codice',
  confirming: 'Conferma in corso...',
  codeRefused: 'Codice non accettato',
  sendAgain: 'Invia di nuovo',
  sending: 'Invio in corso...',
  otherEmail: 'Usa un’altra email',
})
