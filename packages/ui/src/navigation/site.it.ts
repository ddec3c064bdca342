import { siteStrings } from './site.strings.js'

export const siteIt = siteStrings.translate({
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
