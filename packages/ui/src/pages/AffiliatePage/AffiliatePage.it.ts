import { affiliatePageStrings } from './AffiliatePage.strings.js'

export const affiliatePageIt = affiliatePageStrings.translate({
  heading: 'Programma di affiliazione',
  description:
    'Consiglia il prodotto e guadagna ogni mese una commissione ricorrente del 20%, finché il cliente resta.',
})
