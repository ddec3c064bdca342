import { metricLabels } from './metrics.strings.js'

export const metricsIt = metricLabels.translate({
  'products-processed': 'Prodotti elaborati da inizio mese',
  'image-credits': 'Crediti immagine rimasti',
  'active-automations': 'Automazioni attive',
  'average-runtime': 'Durata media (ms)',
})
