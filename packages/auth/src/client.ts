// All that needs the provider's client: one chunk with it, loaded when the first of it is needed.
export { createActions } from './actions.js'
export { createClient } from './providerClient.js'
export { checkSession } from './sessionCheck.js'
