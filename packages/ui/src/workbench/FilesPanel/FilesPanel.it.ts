import { translate } from '../../i18n/index.js'
import type { filesPanelStrings } from './FilesPanel.strings.js'

export const filesPanelIt = translate<typeof filesPanelStrings>('filesPanel', {
  heading: 'File',
  jobs: (text) => `${text} attività`,
  downloaded: 'Scaricato',
  notDownloaded: 'Non ancora scaricato',
  continue: 'Continua',
  all: 'Tutti i file',
})
