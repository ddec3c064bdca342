import { translate } from '../../i18n/index.js'
import type { siteFooterStrings } from './SiteFooter.strings.js'

export const siteFooterIt = translate<typeof siteFooterStrings>('siteFooter', {
  navigation: 'Piè di pagina',
  tagline: 'Una sola dashboard. Tutte le automazioni del tuo negozio.',
  contact: 'Contatti',
  email: 'Scrivici',
  chat: 'Chat dal vivo',
  phone: 'Chiamaci',
  video: 'Canale video',
  photos: 'Galleria foto',
  news: 'Notizie',
})
