import { defineStrings } from '../../i18n/index.js'

export const liveNoticesStrings = defineStrings('liveNotices', {
  old: (store: string, time: string) => `${store} was read ${time} ago`,
  oldText: 'Your store may have changed since. Reading it again keeps your jobs.',
  reconnect: (store: string) => `Reconnect ${store} to continue`,
  reconnectText:
    'Shopify no longer accepts the key of this store. You can go on with this file, but not read it again.',
  settings: 'Open the settings',
  notExact: (store: string) => `A part of ${store} is not in this file as it is in the store`,
})
