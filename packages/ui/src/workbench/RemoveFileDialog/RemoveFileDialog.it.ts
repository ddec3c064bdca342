import { translate } from '../../i18n/index.js'
import type { removeFileDialogStrings } from './RemoveFileDialog.strings.js'

export const removeFileDialogIt = translate<typeof removeFileDialogStrings>('removeFileDialog', {
  heading: (name: string) => `Rimuovere ${name}?`,
  copy: 'Rimuove la copia salvata.',
  withJobs: (text, count) =>
    count === 1
      ? `Rimuove la copia salvata, la sua ${text} attività e la possibilità di annullarla.`
      : `Rimuove la copia salvata, le sue ${text} attività e la possibilità di annullarle.`,
  notDownloaded: 'Non l’hai ancora scaricato.',
  stays: 'Il file nella tua cartella resta.',
  closes: (names, count) =>
    count === 1
      ? `Si chiude anche ${names}, che resta salvato.`
      : `Si chiudono anche questi file, che restano salvati: ${names}.`,
  keep: 'Mantieni il file',
  remove: 'Rimuovi il file',
})
