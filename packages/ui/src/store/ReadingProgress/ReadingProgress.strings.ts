import { defineStrings } from '../../i18n/index.js'

export const readingProgressStrings = defineStrings('readingProgress', {
  reading: (store: string, text: string, count: number) =>
    count === 1
      ? `Reading from ${store}: ${text} product`
      : `Reading from ${store}: ${text} products`,
  waiting: 'Shopify prepares the products.',
  gathered: (text: string, count: number) =>
    count === 1
      ? `Shopify has gathered ${text} record so far.`
      : `Shopify has gathered ${text} records so far.`,
  arrived: (text: string, of: string, _count: number, ofCount: number) =>
    ofCount === 1
      ? `${text} of ${of} product has arrived.`
      : `${text} of ${of} products have arrived.`,
  stays: 'Nothing changes in your store.',
  cancel: 'Cancel',
})

export const readProblemStrings = defineStrings('readProblem', {
  notCounted: 'Products not counted',
  notRead: 'Store not read',
  offline: 'The Dropwatt server cannot be reached. Check your connection.',
  'signed-out': 'Your session has ended. Log in again.',
  reconnect: (store: string) => `Reconnect ${store} to continue`,
  reconnectText: 'Shopify no longer accepts the connection. Open files stay as they are.',
  disconnected: 'The store is no longer connected. Connect it again.',
  missing: (scopes: string, count: number) =>
    count === 1 ? `Permission missing: ${scopes}` : `Permissions missing: ${scopes}`,
  missingText: 'Connect the store again with this permission.',
  throttled: 'Shopify asks to wait. Try again in a minute.',
  busy: 'There were too many requests. Try again in a minute.',
  unreachable: 'Shopify cannot be reached. Try again in a moment.',
  refused: 'Shopify refused the request. Choose other products, or try again later.',
  expired: 'Shopify gave up before everything was read. Nothing was opened.',
  interrupted: 'The server stopped while it was reading. Nothing was opened.',
  incomplete:
    'Shopify’s answer lacks a part of the products. Nothing was opened, so that nothing is missing from your file.',
  empty: 'No product matches any more. Choose others.',
  full: 'This device has no room for the file. Remove files that you no longer need.',
  unsaved: 'The browser did not save the file. Check whether it may store data, then try again.',
  'other-tab': 'Another tab works on this file. Close it there, then try again.',
  changed: 'Something else was done to the file meanwhile. Try again.',
  memory: 'This device has too little memory for so many products. Choose fewer.',
  unexpected: 'Something went wrong on the server. Try again.',
  retry: 'Try again',
  settings: 'Open settings',
})
