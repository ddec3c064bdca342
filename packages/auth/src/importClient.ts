import { loadError, networkError } from './errors.js'

export type ClientModule = typeof import('./client.js')

/** The URL of the client that failed to load, if the browser reports it. */
let failedUrl: string | undefined
let tries = 0

/**
 * Loads the chunk with the provider's client and everything that needs it. Chromium caches a failed
 * import while the page is open, so retries use another URL.
 *
 * @throws {AuthError} if it cannot be loaded
 */
export async function importClient(): Promise<ClientModule> {
  try {
    return await (failedUrl === undefined ? import('./client.js') : importAgain(failedUrl))
  } catch (cause) {
    failedUrl ??= findAddress(cause)
    throw failedUrl === undefined ? loadError(cause) : networkError(cause)
  }
}

function importAgain(address: string): Promise<ClientModule> {
  tries += 1
  return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?try=${tries}`)
}

/** Finds the URL in the error of Chromium and Firefox for a module that failed to load. */
export function findAddress(cause: unknown): string | undefined {
  return /imported module: (https?:\/\/[^\s?]+)$/.exec(String(cause))?.[1]
}
