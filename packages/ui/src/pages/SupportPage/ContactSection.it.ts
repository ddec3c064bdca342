import { contactSectionStrings } from './ContactSection.strings.js'

export const contactSectionIt = contactSectionStrings.translate({
  heading: 'Scrivi un messaggio',
  required: 'Tutti i campi sono obbligatori, tranne l’URL del negozio.',
  name: 'Nome',
  storeUrl: 'URL del negozio',
  storeUrlHint: 'Facoltativo. Aiuta quando la domanda riguarda un negozio preciso.',
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
    'Il modulo è compilato bene. Da qui i messaggi non partono ancora: nulla ha lasciato questa pagina.',
  sent: 'Il tuo messaggio è stato inviato',
  sentNext: 'La risposta arriva in media in meno di 2 ore.',
  failed: 'Il messaggio non è stato inviato',
})
