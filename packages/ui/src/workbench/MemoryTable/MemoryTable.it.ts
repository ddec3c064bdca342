import { translate } from '../../i18n/index.js'
import type { memoryTableStrings } from './MemoryTable.strings.js'

export const memoryTableIt = translate<typeof memoryTableStrings>('memoryTable', {
  glossary: 'Glossario',
  saved: 'Traduzioni salvate',
  glossaryText: 'Parole e testi brevi che si traducono sempre allo stesso modo.',
  savedText:
    'Le traduzioni che hai già applicato. Lo stesso testo viene compilato di nuovo, uno simile è da rivedere.',
  onDevice: 'Salvato su questo dispositivo per il tuo account, non cifrato.',
  search: 'Cerca voci',
  searchHint: 'Testo o traduzione',
  locale: 'Lingua',
  allLocales: 'Tutte le lingue',
  term: 'Termine',
  source: 'Testo',
  translation: 'Traduzione',
  language: 'Lingua',
  actions: 'Azioni',
  addTerm: 'Aggiungi termine',
  addText: 'Aggiungi traduzione',
  editTitle: 'Modifica voce',
  import: 'Importa CSV',
  export: 'Esporta CSV',
  edit: (source) => `Modifica ${source}`,
  remove: (source) => `Rimuovi ${source}`,
  removed: (source) => `${source}: rimossa`,
  undo: 'Annulla',
  save: 'Salva',
  required: 'Inserisci un valore.',
  localeHint: 'Codice della lingua, ad esempio de o pt-BR.',
  localeWrong: 'Inserisci il codice di una lingua, ad esempio de o pt-BR.',
  taken: 'Esiste già una voce per questo testo e questa lingua. Modifica quella.',
  failed: 'Non è stato possibile salvare. Libera spazio su questo dispositivo e riprova.',
  full: (limit) =>
    `Hai raggiunto il limite di ${limit} voci. Rimuovine alcune per aggiungerne di nuove.`,
  more: (count, of) => (of === 1 ? `Mostra un’altra voce` : `Mostra altre ${count}`),
  shown: (shown, all, of) => (of === 1 ? `${shown} di ${all} voce` : `${shown} di ${all} voci`),
  noneGlossary: 'Ancora nessun termine',
  noneGlossaryText:
    'Aggiungi le parole del tuo negozio, ad esempio colori e materiali, o importale da un file CSV.',
  noneSaved: 'Ancora nessuna traduzione salvata',
  noneSavedText:
    'Ogni traduzione che applichi viene salvata qui e la prossima volta compila lo stesso testo.',
  noMatch: (query) => `Nessuna voce corrisponde a “${query}”`,
  clearSearch: 'Cancella la ricerca',
  loading: 'Caricamento delle voci',
})
