import { translate } from '../../i18n/index.js'
import type { storeLabelStrings } from './StoreLabel.strings.js'

export const storeLabelIt = translate<typeof storeLabelStrings>('storeLabel', {
  heading: 'Etichetta del negozio',
  store: 'Negozio',
  hint: 'Compare sul file e nel nome del file scaricato. Lascia vuoto per non avere etichette.',
  badge: 'Contrassegno',
  save: 'Salva',
})
