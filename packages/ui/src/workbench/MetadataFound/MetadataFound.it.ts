import { translate } from '../../i18n/index.js'
import type { metadataFoundStrings } from './MetadataFound.strings.js'

export const metadataFoundIt = translate<typeof metadataFoundStrings>('metadataFound', {
  places: (text, count) =>
    `${text} ${count === 1 ? 'immagine contiene' : 'immagini contengono'} il luogo dello scatto`,
  placesText: (metres) =>
    `Con una precisione di circa ${metres}\u00A0m. Non mostriamo una mappa, perché caricarla rivelerebbe il luogo. Viene rimosso con gli altri metadati; i pixel restano identici.`,
  cameras: (text, count) =>
    `${text} ${count === 1 ? 'immagine contiene' : 'immagini contengono'} fotocamera e data`,
  camerasText:
    'Rimossi anche: miniature, commenti, programmi usati. Mantenuti: rotazione e profilo colore.',
})
