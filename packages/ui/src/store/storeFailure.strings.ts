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
  throttled: 'Shopify asks to wait. Try again in a minute.',
  unexpected: 'The server did not answer as expected. Try again later.',
})
