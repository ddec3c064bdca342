import { translate } from '../../i18n/index.js'
import type { filesPageStrings } from './FilesPage.strings.js'

export const filesPageIt = translate<typeof filesPageStrings>('filesPage', {
  heading: 'File',
  lede: 'I file che hai aperto su questo dispositivo, con tutte le attività.',
  openFile: 'Apri un file…',
  guide: 'Come funziona',
  views: 'Su questo dispositivo',
  files: 'File',
  jobs: 'Attività',
  recipes: 'Ricette',
  memory: 'Glossario e traduzioni salvate',
})
