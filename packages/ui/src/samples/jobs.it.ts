import { jobSampleStrings } from './jobs.strings.js'

export const jobsIt = jobSampleStrings.translate({
  'auto-tag': 'Nuovi arrivi',
  'remove-background': 'Collezione estiva',
  'image-compression': '212 immagini',
  'product-translation': 'Dall’inglese all’italiano',
  'mass-compare-price': 'Tutti i prodotti',
  queued: 'In coda',
  justNow: 'Adesso',
})
