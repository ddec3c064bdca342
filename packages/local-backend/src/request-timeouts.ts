import type { ServerOptions } from 'node:http'

/**
 * Options of a server that ends unfinished requests: after ten seconds for the headers, and fifteen for
 * all, it answers 408 and closes the connection.
 */
export const requestTimeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
}
