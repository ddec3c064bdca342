import { translate } from '../../i18n/index.js'
import type { forgotPasswordPageStrings } from './ForgotPasswordPage.strings.js'

export const forgotPasswordPageIt = translate<typeof forgotPasswordPageStrings>(
  'forgotPasswordPage',
  {
    title: 'Reimposta la password',
    description: 'Ti inviamo un link per sceglierne una nuova.',
    required: 'L’email del tuo account è obbligatoria.',
    submit: 'Invia il link',
    sending: 'Invio in corso...',
    remembered: 'Ti è tornata in mente?',
    logIn: 'Accedi',
    failed: 'Link non inviato',
    sent: 'Controlla la posta',
    sentIf: 'Se esiste un account per',
    sentThen:
      ', il link per scegliere una nuova password è in arrivo. Funziona una volta sola, per un’ora, in questo browser.',
    sentAgain: 'Nuovo link richiesto',
    sentAgainNext: 'Se l’account esiste, il nuovo link sostituisce il precedente.',
  },
)
