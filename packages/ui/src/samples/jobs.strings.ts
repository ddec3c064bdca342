import { defineStrings } from '../i18n/index.js'

/** What the sample jobs work on, by automation, and the words of the sample alone. */
export const jobSampleStrings = defineStrings('jobSamples', {
  'auto-tag': 'New arrivals',
  'remove-background': 'Summer drop',
  'image-compression': '212 images',
  'product-translation': 'English to Italian',
  'mass-compare-price': 'All products',
  queued: 'Queued',
  justNow: 'Just now',
})
