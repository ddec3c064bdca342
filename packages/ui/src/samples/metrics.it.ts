import { translate } from '../i18n/index.js'
import type { metricLabels } from './metrics.strings.js'

export const metricsIt = translate<typeof metricLabels>('metrics', {
  'products-processed': 'Prodotti elaborati da inizio mese',
  'image-credits': 'Crediti immagine rimasti',
  'active-automations': 'Automazioni attive',
  'average-runtime': 'Durata media (ms)',
})
