import { translate } from '../i18n/index.js'
import type { jobSampleStrings } from './jobs.strings.js'

export const jobsIt = translate<typeof jobSampleStrings>('jobSamples', {
  'auto-tag': 'Nuovi arrivi',
  'remove-background': 'Collezione estiva',
  'image-compression': '212 immagini',
  'product-translation': 'Dall’inglese all’italiano',
  'mass-compare-price': 'Tutti i prodotti',
  queued: 'In coda',
  justNow: 'Adesso',
})
