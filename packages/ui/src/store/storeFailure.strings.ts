import { defineStrings } from '../i18n/index.js'

export const storeFailureStrings = defineStrings('storeFailures', {
  signedOut: 'Your session has ended. Log in again, then try again.',
  busy: 'Too many requests. Try again in a minute.',
  tooManyJobs: 'Too many updates are open. Wait until one has ended, or cancel one.',
  tooManyValues: 'Today’s limit of values is reached. Try again tomorrow, or with fewer products.',
  noSpace:
    'The updates of the last 30 days fill your space on this server. Ask its operator for more.',
  unchecked: 'The server cannot check your session now. Try again in a minute.',
  offline: 'The server that runs this dashboard cannot be reached.',
  disconnected: 'The store is no longer connected. Connect it again.',
  throttled: 'Shopify asks to wait. Try again in a minute.',
  unreachable: 'Shopify cannot be reached. Try again in a moment.',
  refused: 'Shopify refused the request. Try again later.',
  unexpected: 'The server did not answer as expected. Try again later.',
})
