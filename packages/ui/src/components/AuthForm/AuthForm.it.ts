import { authFormStrings } from './AuthForm.strings.js'

export const authFormIt = authFormStrings.translate({
  required: 'Tutti i campi sono obbligatori.',
  or: 'oppure',
  google: 'Continua con Google',
  connecting: 'Connessione in corso...',
  googleFailed: 'Connessione con Google non riuscita',
  unreachable: 'Il servizio non è raggiungibile. Controlla la connessione e riprova.',
})
