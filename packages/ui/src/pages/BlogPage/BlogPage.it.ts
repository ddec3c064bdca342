import { blogPageStrings } from './BlogPage.strings.js'

export const blogPageIt = blogPageStrings.translate({
  eyebrow: 'Blog',
  heading: 'In arrivo',
  description: 'Qui le luci sono ancora spente: non ci sono ancora articoli.',
  home: 'Torna alla home',
})
