import { translate } from '../../i18n/index.js'
import type { imageDownloadStrings } from './ImageDownload.strings.js'

export const imageDownloadIt = translate<typeof imageDownloadStrings>('imageDownload', {
  zip: 'Scarica lo ZIP',
  ready: (text, count) =>
    count === 1 ? `Scarica ${text} immagine pronta` : `Scarica ${text} immagini pronte`,
  list: 'Scarica l’elenco dei file (CSV)',
  streamed: 'Le immagini entrano nello ZIP man mano che sono pronte: nessuna attesa alla fine.',
  whole: 'Questo browser prepara prima tutto lo ZIP, poi lo scarica.',
  wholeOf: (size) => `Questo browser prepara prima tutto lo ZIP (${size}), poi lo scarica.`,
  preparing: (percent) => `Preparazione dello ZIP: ${percent}`,
  cancel: 'Interrompi',
  none: 'Nessuna immagine è ancora pronta.',
})
