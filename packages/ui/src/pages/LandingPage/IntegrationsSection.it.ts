import { integrationsStrings } from './IntegrationsSection.strings.js'

export const integrationsIt = integrationsStrings.translate({
  heading: 'Collegato a cinque tipi di servizio.',
  store: 'Piattaforma del negozio',
  ai: 'Fornitore di AI',
  compression: 'Compressione delle immagini',
  background: 'Rimozione dello sfondo',
  storage: 'Archiviazione nel cloud',
})
