import { defineStrings } from '../../i18n/index.js'

export const recentFilesStrings = defineStrings('recentFiles', {
  heading: 'Recent files on this device',
  all: 'All files',
})
