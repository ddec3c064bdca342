import { defineStrings } from '../../i18n/index.js'

export const shopifyStoreSettingsPageStrings = defineStrings('shopifyStoreSettingsPage', {
  store: 'Your store',
  storeHint: 'Every automation works on this store.',
  connectedBy: 'Connected through OAuth',
  connected: 'Connected',
  notConnected: 'Not connected',
  reconnect: 'Reconnect',
  permissions: 'Permissions',
  permissionsHint: 'What the automations may do in your store.',
  products: 'Read and write products',
  orders: 'Read and write orders',
  disconnecting: 'Disconnect the store',
  disconnectingHint: 'The automations lose their access to your products and orders.',
  disconnect: 'Disconnect',
})
