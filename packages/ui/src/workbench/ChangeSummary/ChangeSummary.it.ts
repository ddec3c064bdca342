import { translate } from '../../i18n/index.js'
import type { changeSummaryStrings } from './ChangeSummary.strings.js'

export const changeSummaryIt = translate<typeof changeSummaryStrings>('changeSummary', {
  products: (some, all, changed) =>
    changed === 1
      ? `Cambierà ${some} prodotto su ${all}`
      : `Cambieranno ${some} prodotti su ${all}`,
  cells: (cells, count) => `, ${cells} ${count === 1 ? 'cella' : 'celle'}.`,
  texts: (some, all, changed) =>
    changed === 1 ? `Cambierà ${some} testo su ${all}.` : `Cambieranno ${some} testi su ${all}.`,
  saidTexts: (texts, count) => (count === 1 ? 'Cambierà 1 testo.' : `Cambieranno ${texts} testi.`),
  review: (products) => `${products} da rivedere.`,
  saidProducts: (products, count) =>
    count === 1 ? 'Cambierà 1 prodotto.' : `Cambieranno ${products} prodotti.`,
  columns: (columns, count) =>
    count === 1
      ? '1 colonna sarà esclusa dal download: il negozio mantiene i suoi valori.'
      : `${columns} colonne saranno escluse dal download: il negozio mantiene i loro valori.`,
  nothing: 'Queste opzioni non cambiano nulla.',
  calculating: 'Calcolo in corso…',
  invalid: 'Correggi l’opzione con l’errore per vedere le modifiche.',
  calculated: (seconds) => `Calcolato in ${seconds} s`,
})
