import { translate } from '../../i18n/index.js'
import type { blogPageStrings } from './BlogPage.strings.js'

export const blogPageIt = translate<typeof blogPageStrings>('blogPage', {
  eyebrow: 'Blog',
  heading: 'In arrivo',
  description: 'Qui le luci sono ancora spente: non ci sono ancora articoli.',
  home: 'Torna alla home',
})
