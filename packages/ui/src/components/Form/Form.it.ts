import { translate } from '../../i18n/index.js'
import type { formStrings } from './Form.strings.js'

export const formIt = translate<typeof formStrings>('form', {
  required: 'Tutti i campi sono obbligatori.',
  unreachable: 'Il servizio non è raggiungibile. Controlla la connessione e riprova.',
})
