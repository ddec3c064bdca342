import { defineStrings } from '../../i18n/index.js'

export const storeSettingsStrings = defineStrings('storeSettings', {
  store: 'Your store',
  stores: 'Your stores',
  storeHint: 'Connect the store whose products you want to work on.',
  connectedHint: 'Automations can open its products.',
  storesHint: 'Automations open products from the store in use.',
  none: 'No store connected',
  meanwhile: 'Automations work on files meanwhile',
  connected: 'Connected',
  ended: 'Connection ended',
  uninstalled: 'Uninstalled at Shopify',
  unreachable: 'Shopify cannot be reached',
  openFromStore: 'Open from store',
  inUse: 'In use',
  choose: 'Use',
  chooseName: (store: string) => `Use ${store}`,

  mode: 'Mode',
  own: 'Own app',
  custom: 'Custom app',
  public: 'Public app',
  practice: 'Practice mode',
  since: 'Connected since',
  lastRead: 'Last read',
  readAgo: (time: string, products: string, count: number) =>
    count === 1 ? `${time} ago, ${products} product` : `${time} ago, ${products} products`,
  notRead: 'Not on this device yet',

  renew: (store: string) => `Reconnect ${store} to continue`,
  renewText: 'Shopify no longer accepts the connection. Open files stay as they are.',
  reconnect: 'Reconnect',
  uninstalledTitle: (store: string) => `Dropwatt was uninstalled from ${store}`,
  uninstalledText: 'Connect it again to read it. Your files stay.',
  connectAgain: 'Connect again',
  unreachableTitle: 'Shopify cannot be reached, trying again',
  unreachableText: 'Your files stay as they are. The connection is kept.',
  otherVersion: 'Shopify answers with another version of its interface',
  otherVersionText: (version: string) =>
    `Shopify no longer offers the version that Dropwatt asks for, and answers with ${version}. Reading goes on, but Dropwatt needs an update soon.`,
})

export const storeConnectStrings = defineStrings('storeConnect', {
  domain: 'Your store’s domain',
  anotherDomain: 'Domain of another store',
  domainHint: 'You find it in your store’s admin under Settings, Domains.',
  domainMissing: 'Enter your store’s domain.',
  domainWrong: 'Enter a domain at Shopify, such as my-store.myshopify.com.',
  connect: 'Connect',
  another: 'Another store',
  anotherHint: 'Each store keeps its own files and permissions.',
  connecting: 'Connecting...',
  connected: (store: string) => `${store} is connected`,
  install: 'Install from Shopify',
  finishing: 'Finishing the connection...',
  ownText: 'The Dropwatt server is set up for one store. It connects at once.',
  customText: 'Shopify opens in this tab and asks you to install. You come back here.',
  publicText: 'Shopify opens in this tab and asks you to install. You come back here.',
  practiceText: 'A practice page opens in this tab and asks you to install. You come back here.',
  asks: 'What Dropwatt asks for',
  asksHint: 'Shopify shows it once more before you agree.',
  never: 'Never orders, customers, inventory or locations',
  privacy:
    'Your products pass through the Dropwatt server. The key to your store never reaches this browser.',

  notConnected: 'Store not connected',
  cancelled: 'You cancelled at Shopify. Nothing was stored, and you can connect at any time.',
  taken: 'Another account has connected this store. Ask its owner to disconnect it first.',
  expired:
    'The connection has to be finished within 10 minutes, in the browser where it began. Connect again.',
  failed: 'Shopify did not complete the connection. Nothing was stored. Connect again.',
  missing: (permissions: string, count: number) =>
    count === 1
      ? `Shopify granted less than Dropwatt needs. Missing permission: ${permissions}.`
      : `Shopify granted less than Dropwatt needs. Missing permissions: ${permissions}.`,
  askAgain: 'Connect again with this permission',
})

export const storePermissionStrings = defineStrings('storePermissions', {
  granted: 'Granted permissions',
  grantedHint: 'What Dropwatt may do in your store.',
  products: 'Read and change products',
  productsText: 'Titles, texts, prices, tags, options, costs, metafields',
  translations: 'Read and change translations',
  languages: 'Read the languages of your store',
  files: 'Change pictures and alt texts',
  markets: 'Read the names of your markets',
  other: 'Another permission',
  notGranted: 'Not granted. Asked for when you first need it.',
})

export const storeDisconnectStrings = defineStrings('storeDisconnect', {
  heading: 'Disconnect the store',
  hint: 'Updates can no longer be undone here after disconnecting. Your files stay.',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  disconnected: (store: string) => `${store} is disconnected`,
  notDisconnected: 'Store not disconnected',
  close: 'Close',
  question: (store: string) => `Disconnect ${store}?`,
  text: 'Its updates can no longer be undone here. Your files stay.',
})
