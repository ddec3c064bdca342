import { defineStrings } from '../i18n/index.js'

export const storeFailureStrings = defineStrings('storeFailures', {
  signedOut: 'Your session has ended. Log in again, then try again.',
  busy: 'Too many requests. Try again in a minute.',
  unchecked: 'The server cannot check your session now. Try again in a minute.',
  offline: 'The server that runs this dashboard cannot be reached.',
  throttled: 'Shopify asks to wait. Try again in a minute.',
  unexpected: 'The server did not answer as expected. Try again later.',
})
