import { translate } from '../../i18n/index.js'
import type { integrationsStrings } from './IntegrationsSection.strings.js'

export const integrationsIt = translate<typeof integrationsStrings>('landingIntegrations', {
  heading: 'Collegato a cinque tipi di servizio.',
  store: 'Piattaforma del negozio',
  ai: 'Fornitore di AI',
  compression: 'Compressione delle immagini',
  background: 'Rimozione dello sfondo',
  storage: 'Archiviazione nel cloud',
})
