import { defineStrings } from '../../i18n/index.js'

export const fileHeaderStrings = defineStrings('fileHeader', {
  undo: 'Undo last job',
  redo: 'Redo',
  noUndo: 'There is no job to undo.',
  noRedo: 'There is no undone job to redo.',
  download: 'Download',
  menu: 'File menu',
  expand: 'Expand to full window',
  shrink: 'Exit full window',
  openAnother: 'Open another file',
  compare: 'Compare with another export',
  storeLabel: 'Store label',
  downloadOriginal: 'Download original file',
  remove: 'Remove this file',
})
