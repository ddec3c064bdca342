import { translate } from '../../i18n/index.js'
import type { servicePanelStrings } from './ServicePanel.strings.js'

export const servicePanelIt = translate<typeof servicePanelStrings>('servicePanel', {
  provider: 'Servizio',
  address: 'Indirizzo',
  key: 'Chiave',
  model: 'Modello',
  modelHelp: 'Il nome che gli dà il servizio.',
  save: 'Salva su questo dispositivo',
  saveHelp: 'Non cifrata. Altrimenti la chiave resta solo in questa scheda.',
  addressError: 'Inserisci un indirizzo completo che inizi con https://.',
  missing: 'Inserisci o scegli un valore.',
  write: (texts, count) => (count === 1 ? 'Scrivi 1 testo' : `Scrivi ${texts} testi`),
  translate: (texts, count) => (count === 1 ? 'Traduci 1 testo' : `Traduci ${texts} testi`),
  writeAgain: (texts, count) =>
    count === 1 ? 'Scrivi di nuovo 1 testo' : `Scrivi di nuovo ${texts} testi`,
  translateAgain: (texts, count) =>
    count === 1 ? 'Traduci di nuovo 1 testo' : `Traduci di nuovo ${texts} testi`,
  sends: (texts, count, service) =>
    count === 1 ? `Invia 1 testo a ${service}.` : `Invia ${texts} testi a ${service}.`,
  sendsImages: (images, count, service) =>
    count === 1 ? `Invia 1 immagine a ${service}.` : `Invia ${images} immagini a ${service}.`,
  sendsFacts: 'Con ogni testo va anche ciò che il file dice del prodotto.',
  stays: 'I testi restano su questo dispositivo.',
  staysImages: 'Le immagini restano su questo dispositivo.',
  cancel: 'Interrompi',
  preparing: 'Download in corso',
  preparingLabel: 'Avanzamento del download',
  running: (done, all) => `${done} testi su ${all}`,
  runningLabel: 'Avanzamento dei testi',
  waits: (seconds, count) =>
    count === 1
      ? 'Il servizio chiede di aspettare 1 secondo'
      : `Il servizio chiede di aspettare ${seconds} secondi`,
  failed: (texts, count) =>
    count === 1
      ? '1 testo non è riuscito e resta com’è.'
      : `${texts} testi non sono riusciti e restano come sono.`,
  'problem-key': 'Il servizio non ha accettato la chiave',
  'problem-quota': 'La quota di questa chiave è esaurita',
  'problem-busy': 'Il servizio è troppo occupato. Riprova più tardi',
  'problem-unreachable': 'Il servizio non è raggiungibile',
  'problem-host': 'Questo sito non permette connessioni ad altri servizi',
  'problem-not-found': 'Il servizio non conosce questo indirizzo o modello',
  'problem-slow': 'Il servizio non ha risposto in tempo',
  'problem-refused': 'Il servizio ha rifiutato la richiesta',
  'problem-unexpected': 'La risposta del servizio non è comprensibile',
  'problem-too-long': 'I testi sono troppo lunghi per il servizio',
  'problem-browser': 'Il modello di questo browser si è fermato',
  'problem-translator': 'Il traduttore di questo browser si è fermato',
  unreachableHelp:
    'Controlla l’indirizzo. Alcuni servizi non rispondono alle pagine web: serve un proxy.',
  kept: 'I testi già fatti restano.',
  atWork: 'Il servizio è al lavoro.',
  incomplete: 'Compila prima i campi del servizio.',
  noTexts: 'Non ci sono testi per il servizio.',
})
