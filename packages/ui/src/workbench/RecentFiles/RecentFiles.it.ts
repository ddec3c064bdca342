import { translate } from '../../i18n/index.js'
import type { recentFilesStrings } from './RecentFiles.strings.js'

export const recentFilesIt = translate<typeof recentFilesStrings>('recentFiles', {
  heading: 'File recenti su questo dispositivo',
  all: 'Tutti i file',
})
