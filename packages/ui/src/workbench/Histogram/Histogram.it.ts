import { translate } from '../../i18n/index.js'
import type { histogramStrings } from './Histogram.strings.js'

export const histogramIt = translate<typeof histogramStrings>('histogram', {
  asTable: 'Mostra come tabella',
  asChart: 'Mostra come grafico',
  bar: (range: string, count: string) => `${range}: ${count}`,
})
