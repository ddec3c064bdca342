import {
  longestAddress,
  pageErrors,
  pagePath,
  type PageAnswer,
  type PageErrorCode,
} from '../endpoints.ts'

/**
 * Reason that there is no page: the server's error, or
 *
 * - `offline`: the server of the app cannot be reached.
 * - `no-server`: the app is on a host that only has files, or its server requests no pages. Pasted text
 *   and files need none.
 */
export type NoPage = PageErrorCode | 'no-server' | 'offline'

/** A page as its site gave it, or why there is none. */
export type RequestedPage =
  | {
      readonly isFound: true
      /** Final address after redirects; relative addresses resolve against it. */
      readonly address: string
      readonly text: string
    }
  | { readonly isFound: false; readonly reason: NoPage }

/** A little longer than the server waits for the site, in ms. */
const timeLimit = 15_000

const missing = (reason: NoPage): RequestedPage => ({ isFound: false, reason })

/** Parameters of a request to the app's server; `getAccessToken` is that of `useAuth`. */
export interface PageRequest {
  readonly getAccessToken: () => Promise<string | null>
  /** Ends the request. */
  readonly signal?: AbortSignal
}

/**
 * Returns the address at which stores give the JSON of a product, which says more than its page;
 * nothing for another page.
 */
export function productJsonAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  const found = /\/products\/[^/.]+\/?$/u.exec(pathname)
  return found ? `${origin}${found[0].replace(/\/$/u, '')}.json` : undefined
}

/** Reads an answer of the server. A static host has a page of its own in place of one, or nothing. */
async function readAnswer(response: Response): Promise<RequestedPage> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson) return missing('no-server')
  const answer = (await response.json()) as Partial<Record<string, unknown>> & Partial<PageAnswer>
  if ('text' in answer && typeof answer.text === 'string' && typeof answer.address === 'string') {
    return { isFound: true, address: answer.address, text: answer.text }
  }
  const error: unknown = Reflect.get(answer, 'error')
  const isKnown = typeof error === 'string' && Object.hasOwn(pageErrors, error)
  return missing(isKnown ? (error as PageErrorCode) : 'no-server')
}

async function ask(address: string, token: string, signal: AbortSignal): Promise<RequestedPage> {
  const response = await fetch(`${pagePath}?${new URLSearchParams({ address })}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  })
  return readAnswer(response)
}

/** Reasons after which the page itself can still be there, though its JSON is not. */
const onlyOfThis: ReadonlySet<NoPage> = new Set([
  'failed',
  'not-a-page',
  'not-found',
  'refused',
  'too-large',
])

async function askForProduct(address: string, token: string, signal: AbortSignal) {
  const better = productJsonAddress(address)
  if (better === undefined) return ask(address, token, signal)
  const found = await ask(better, token, signal)
  const isThere = found.isFound
    ? found.text.trimStart().startsWith('{')
    : !onlyOfThis.has(found.reason)
  return isThere ? found : ask(address, token, signal)
}

/**
 * Asks the server of the app for a product page; for the JSON of the product where the address is of
 * one in a store. Call it when the member has pressed a button, not before.
 *
 * @throws only the reason of `signal`
 */
export async function requestPage(
  address: string,
  { getAccessToken, signal }: PageRequest,
): Promise<RequestedPage> {
  const text = address.trim()
  if (text.length > longestAddress || !URL.canParse(text)) return missing('address')
  if (!navigator.onLine) return missing('offline')
  const clock = AbortSignal.timeout(timeLimit)
  try {
    const token = await getAccessToken()
    signal?.throwIfAborted()
    if (token === null) return missing('signed-out')
    return await askForProduct(text, token, AbortSignal.any(signal ? [signal, clock] : [clock]))
  } catch {
    signal?.throwIfAborted()
    return missing(clock.aborted ? 'slow' : 'offline')
  }
}
