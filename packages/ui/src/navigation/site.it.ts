import { translate } from '../i18n/index.js'
import type { siteStrings } from './site.strings.js'

export const siteIt = translate<typeof siteStrings>('site', {
  product: 'Prodotto',
  overview: 'Panoramica',
  library: 'Libreria di automazioni',
  integrations: 'Integrazioni',
  resources: 'Risorse',
  blog: 'Blog',
  caseStudies: 'Casi di studio',
  helpCenter: 'Centro assistenza',
  pricing: 'Prezzi',
  terms: 'Termini di servizio',
})
