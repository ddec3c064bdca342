import { authFormStrings } from './AuthForm.strings.js'

export const authFormIt = authFormStrings.translate({
  or: 'oppure',
  google: 'Continua con Google',
  connecting: 'Connessione in corso...',
  googleFailed: 'Connessione con Google non riuscita',
})
