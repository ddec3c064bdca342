// Everything that needs the provider's client: one chunk, loaded on first use.
export { createActions } from './actions.js'
export { createClient } from './providerClient.js'
export { createRevocations } from './revocations.js'
export { checkSession } from './sessionCheck.js'
export { watchSession } from './sessionWatch.js'
