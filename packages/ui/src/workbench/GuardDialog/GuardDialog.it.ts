import { translate } from '../../i18n/index.js'
import type { guardDialogStrings } from './GuardDialog.strings.js'

export const guardDialogIt = translate<typeof guardDialogStrings>('guardDialog', {
  review: (text, count) =>
    `${text} ${count === 1 ? 'prodotto ancora da rivedere' : 'prodotti ancora da rivedere'}`,
  reviewThem: (count) => (count === 1 ? 'Rivedilo' : 'Rivedili'),
  applyWithout: (count) => (count === 1 ? 'Applica senza questo' : 'Applica senza questi'),
  applyAll: 'Applica tutto',
  variants: (text, count) =>
    `${text} ${count === 1 ? 'valore delle opzioni cambierà' : 'valori delle opzioni cambieranno'}`,
  variantsText:
    'Il negozio eliminerà queste varianti e ne creerà di nuove con nuovi ID. Lo storico delle scorte e i collegamenti di altre app andranno persi.',
  empty: (text, count) =>
    `${text} ${count === 1 ? 'cella diventerà vuota' : 'celle diventeranno vuote'}`,
  emptyText:
    'Se importi con la sovrascrittura attiva, questi valori vengono eliminati nel negozio.',
  applyAnyway: 'Applica comunque',
  keep: 'Mantieni i valori attuali',
})
