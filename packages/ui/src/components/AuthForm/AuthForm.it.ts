import { translate } from '../../i18n/index.js'
import type { authFormStrings } from './AuthForm.strings.js'

export const authFormIt = translate<typeof authFormStrings>('authForm', {
  or: 'oppure',
  google: 'Continua con Google',
  connecting: 'Connessione in corso...',
  googleFailed: 'Connessione con Google non riuscita',
})
