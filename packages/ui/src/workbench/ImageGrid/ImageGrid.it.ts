import { translate } from '../../i18n/index.js'
import type { imageGridStrings } from './ImageGrid.strings.js'

export const imageGridIt = translate<typeof imageGridStrings>('imageGrid', {
  images: 'Immagini',
  show: 'Mostra le immagini',
  all: 'Tutte',
  review: 'Da rivedere',
  ready: 'Pronte',
  excluded: 'Escluse',
  waiting: 'In attesa',
  view: 'Vista',
  grid: 'Griglia',
  list: 'Elenco',
  include: (name) => `Includi ${name}`,
  saidExcluded: (name) => `${name}: esclusa.`,
  saidIncluded: (name) => `${name}: inclusa.`,
  loading: 'Caricamento…',
  noMatch: 'Nessuna immagine qui',
  noMatchText: 'Nessuna immagine è in questo stato ora.',
  showAll: 'Mostra tutte le immagini',
})
