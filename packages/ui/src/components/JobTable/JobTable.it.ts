import { translate } from '../../i18n/index.js'
import type { jobTableStrings } from './JobTable.strings.js'

export const jobTableIt = translate<typeof jobTableStrings>('jobTable', {
  name: 'Nome',
  started: 'Avvio',
  status: 'Stato',
  progress: 'Avanzamento',
  progressOf: (name) => `Avanzamento di ${name}`,
  Running: 'In corso',
  Done: 'Completata',
  Error: 'Errore',
  Paused: 'In pausa',
  Undone: 'Annullata',
  Cancelled: 'Interrotta',
  actions: 'Azioni',
  done: (names, count) => (count === 1 ? `${names}: completata.` : `${names}: completate.`),
  loading: 'Caricamento delle attività...',
  empty: 'Ancora nessuna attività',
  emptyText: 'Avvia un’automazione e vedrai qui il suo avanzamento.',
  failed: 'Le attività non sono state caricate',
  failedText: 'Controlla la connessione e riprova.',
  retry: 'Riprova',
  noneOf: (status) => `Nessuna attività con lo stato “${status}”`,
  noneOfText: 'Il filtro nasconde le attività con altri stati.',
  showAll: 'Mostra tutti gli stati',
  filter: 'Filtra per stato',
  allStatuses: 'Tutti gli stati',
})
