import { translate } from '../../i18n/index.js'
import type { fileListStrings } from './FileList.strings.js'

export const fileListIt = translate<typeof fileListStrings>('fileList', {
  caption: 'File salvati su questo dispositivo',
  file: 'File',
  jobs: 'Attività',
  size: 'Su questo dispositivo',
  state: 'Stato',
  actions: 'Azioni',
  loading: 'Caricamento dei file…',
  open: 'Apri',
  continue: 'Continua',
  resume: 'Riprendi',
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  menuOf: (name: string) => `Menu del file: ${name}`,
  openNow: 'Aperto ora',
  downloaded: 'Scaricato',
  notDownloaded: 'Non ancora scaricato',
  paused: (done: string, total: string) => `In pausa: ${done} di ${total}`,
  storeLabel: 'Etichetta del negozio',
  downloadOriginal: 'Scarica il file originale',
  remove: 'Rimuovi questo file',
  none: 'Ancora nessun file',
  noneText: 'Apri un’esportazione in un’automazione: la troverai qui con la sua cronologia.',
})
