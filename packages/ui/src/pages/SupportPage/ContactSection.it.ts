import { translate } from '../../i18n/index.js'
import type { contactSectionStrings } from './ContactSection.strings.js'

export const contactSectionIt = translate<typeof contactSectionStrings>('contactSection', {
  heading: 'Scrivi un messaggio',
  required: 'Tutti i campi sono obbligatori, tranne l’URL del negozio.',
  name: 'Nome',
  storeUrl: 'URL del negozio',
  storeUrlHint: 'Facoltativo. Aiuta se la domanda riguarda un solo negozio.',
  topic: 'Argomento',
  topicPlaceholder: 'Scegli un argomento',
  message: 'Messaggio',
  messageHint: 'Che cosa hai fatto, che cosa ti aspettavi, che cosa è successo.',
  submit: 'Invia messaggio',
  submitting: 'Invio in corso...',
  nameRequired: 'Inserisci il nome.',
  topicMissing: 'Scegli un argomento.',
  messageRequired: 'Scrivi il messaggio.',
  complete: 'Il tuo messaggio è completo',
  completeNext:
    'Tutto è compilato correttamente. Questa pagina non può ancora inviare messaggi: non è stato inviato nulla.',
  sendYourself: (address) => `Puoi inviarlo per email a ${address}, oppure copiarlo.`,
  tooLong: 'È troppo lungo per un link email: copialo, poi incollalo nell’email.',
  sampleAddress: 'Indirizzo di esempio',
  toSend: 'Testo da inviare',
  sendAsEmail: 'Invia per email',
  pasteHere: 'Incolla qui il testo.',
  sent: 'Il tuo messaggio è stato inviato',
  sentNext: 'La risposta arriva in media in meno di 2 ore.',
  failed: 'Il messaggio non è stato inviato',
})
