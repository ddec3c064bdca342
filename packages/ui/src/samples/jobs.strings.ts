import { defineStrings } from '../i18n/index.js'

/** Details of the sample jobs, by automation, and texts used only by them. */
export const jobSampleStrings = defineStrings('jobSamples', {
  'auto-tag': 'New arrivals',
  'remove-background': 'Summer drop',
  'image-compression': '212 images',
  'product-translation': 'English to Italian',
  'mass-compare-price': 'All products',
  queued: 'Queued',
  justNow: 'Just now',
})
