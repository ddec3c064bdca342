import { formStrings } from './Form.strings.js'

export const formIt = formStrings.translate({
  required: 'Tutti i campi sono obbligatori.',
  unreachable: 'Il servizio non è raggiungibile. Controlla la connessione e riprova.',
})
