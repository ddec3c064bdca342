/** Path of the day's reference rates on the app's own server. Static hosts have nothing there. */
export const ratesPath = '/api/rates'

/** Path at which the app's own server gets a product page for a member. Static hosts have nothing there. */
export const pagePath = '/api/page'

/**
 * Error codes of a page request, with the HTTP status of the response:
 *
 * - `address`: it is no web address of a page, or one with a name and password or an unusual port.
 * - `signed-out`: nobody is signed in.
 * - `busy`: too many pages at once or in a minute.
 * - `unchecked`: it cannot be told now who is signed in.
 * - `unreachable`: there is no public page at the address, for whatever reason.
 * - `not-found`: the site has no such page.
 * - `refused`: the site does not give the page to a program, or asks for a password.
 * - `failed`: the site answers with an error, or breaks off.
 * - `not-a-page`: there is something else than a page or JSON.
 * - `too-large`: it has more than 2 MB.
 * - `slow`: it takes more than 10 s.
 */
export const pageErrors = {
  address: 400,
  'signed-out': 401,
  busy: 429,
  unchecked: 503,
  unreachable: 502,
  'not-found': 502,
  refused: 502,
  failed: 502,
  'not-a-page': 502,
  'too-large': 502,
  slow: 504,
} as const

export type PageErrorCode = keyof typeof pageErrors

/** The answer of the server. */
export type PageAnswer =
  /** `address` is where the page was in the end. */
  { readonly address: string; readonly text: string } | { readonly error: PageErrorCode }

/** The longest address that is requested; longer ones do not work everywhere either. */
export const longestAddress = 2048
