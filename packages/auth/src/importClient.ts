import { loadError, networkError } from './errors.js'

export type ClientModule = typeof import('./client.js')

/** Where the client lies that could not be loaded, as far as the browser says it. */
let lost: string | undefined
let tries = 0

/**
 * Loads the provider's client and what needs it, a chunk of its own: whoever never signs in never loads it. Chromium
 * remembers a module that it could not fetch for as long as the page is open, so what failed once
 * is asked for under another address from then on.
 *
 * @throws {AuthError} when it cannot be fetched
 */
export async function importClient(): Promise<ClientModule> {
  try {
    return await (lost === undefined ? import('./client.js') : importAgain(lost))
  } catch (cause) {
    lost ??= findAddress(cause)
    throw lost === undefined ? loadError(cause) : networkError(cause)
  }
}

function importAgain(address: string): Promise<ClientModule> {
  tries += 1
  return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?try=${tries}`)
}

/** Finds the address in what Chromium and Firefox say of a module that they could not fetch. */
export function findAddress(cause: unknown): string | undefined {
  return /imported module: (https?:\/\/[^\s?]+)$/.exec(String(cause))?.[1]
}
