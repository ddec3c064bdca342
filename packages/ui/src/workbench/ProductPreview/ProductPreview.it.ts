import { translate } from '../../i18n/index.js'
import type { productPreviewStrings } from './ProductPreview.strings.js'

export const productPreviewIt = translate<typeof productPreviewStrings>('productPreview', {
  first: 'Anteprima del primo prodotto',
  other: 'Anteprima del prodotto',
  place: (at, count) => `${at} di ${count}`,
  previous: 'Prodotto precedente',
  next: 'Prodotto successivo',
  none: 'Ancora nessun prodotto',
  noneText: 'Scegli la colonna del titolo o dello SKU per vederli.',
  variants: (text, count) => (count === 1 ? '1 variante' : `${text} varianti`),
  variantsNamed: (text, count, names) =>
    `${count === 1 ? '1 variante' : `${text} varianti`}: ${names}`,
  more: (names) => `${names}…`,
  cost: (cost) => `costo ${cost}`,
  price: 'Prezzo',
  compareAt: 'Prezzo di confronto',
  image: 'Indirizzo dell’immagine',
  moreImages: (text, count) => (count === 1 ? 'e 1 altra immagine' : `e altre ${text} immagini`),
  isFirst: 'È il primo prodotto.',
  isLast: 'È l’ultimo prodotto.',
})
