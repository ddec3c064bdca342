import { translate } from '../../i18n/index.js'
import type { shopifyStoreSettingsPageStrings } from './ShopifyStoreSettingsPage.strings.js'

export const shopifyStoreSettingsPageIt = translate<typeof shopifyStoreSettingsPageStrings>(
  'shopifyStoreSettingsPage',
  {
    store: 'Il tuo negozio',
    storeHint: 'Ogni automazione lavora su questo negozio.',
    connectedBy: 'Collegato tramite OAuth',
    connected: 'Collegato',
    notConnected: 'Non collegato',
    reconnect: 'Ricollega',
    permissions: 'Autorizzazioni',
    permissionsHint: 'Che cosa possono fare le automazioni nel tuo negozio.',
    products: 'Leggere e modificare i prodotti',
    orders: 'Leggere e modificare gli ordini',
    disconnecting: 'Scollega il negozio',
    disconnectingHint: 'Le automazioni perdono l’accesso ai tuoi prodotti e ai tuoi ordini.',
    disconnect: 'Scollega',
  },
)
