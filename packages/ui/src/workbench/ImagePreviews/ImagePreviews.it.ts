import { translate } from '../../i18n/index.js'
import type { imagePreviewsStrings } from './ImagePreviews.strings.js'

export const imagePreviewsIt = translate<typeof imagePreviewsStrings>('imagePreviews', {
  heading: 'Anteprima',
  watermark: (ready, all, readyCount) =>
    readyCount === 1
      ? `1 immagine su ${all} avrà la filigrana.`
      : `${ready} immagini su ${all} avranno la filigrana.`,
  watermarkReview: (text) => `${text} da rivedere: coprirebbe il prodotto.`,
  background: (ready, all, readyCount) =>
    readyCount === 1
      ? `1 immagine su ${all} è pronta.`
      : `${ready} immagini su ${all} sono pronte.`,
  backgroundReview: (text, count) =>
    count === 1
      ? '1 da rivedere, esclusa fino ad allora.'
      : `${text} da rivedere, escluse fino ad allora.`,
  calculating: 'Calcolo in corso…',
  image: (name, reason) => (reason === '' ? name : `${name}, ${reason}`),
  facts: (name, width, height) => `${name}, ${width} × ${height}`,
  sizes: 'La tua immagine più grande, la più larga e la più piccola.',
  others: (text, count) => {
    if (count === 6) return 'Altre sei sotto.'
    return count === 1 ? 'Un’altra sotto.' : `Altre ${text} sotto.`
  },
  other: 'Altre immagini',
  empty: 'Nessuna immagine da mostrare',
  emptyText: 'Includi almeno un’immagine per vedere che cosa fanno le opzioni.',
})
