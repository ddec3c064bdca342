import type { PracticeStore } from '@dropwatt/practice-store'
import { tokenOf } from '../../pages/testing/world.ts'

/** Requests a path of a site. */
type RequestSite = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Opens browsers that visit a site.
 *
 * @param domain the shop that is connected if none is named
 */
export function visitors(
  domain: string,
  shopify: Pick<PracticeStore, 'fetch'>,
  requestSite: RequestSite,
) {
  /** A browser with its cookies, in which an account is signed in. */
  function browser(account?: string) {
    let cookie = ''
    const request = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      if (cookie) headers.set('Cookie', cookie)
      const response = await requestSite(path, { ...init, headers })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    }
    const send = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const token = account === undefined ? undefined : await tokenOf(account)
      return request(path, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined &&
            !(body instanceof Uint8Array) && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body:
            body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body),
        }),
      })
    }
    /** The fetch of a page, which decodes what is compressed. */
    const pageFetch: typeof fetch = async (input, init) => {
      const response = await request(typeof input === 'string' ? input : '', init)
      if (!response.headers.has('content-encoding')) return response
      return new Response(response.body?.pipeThrough(new DecompressionStream('gzip')), response)
    }
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await send(method, path, body)
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    }
    /** Begins a connection; returns the address of Shopify's screen. */
    const begin = async (shop: string = domain, scopes: readonly string[] = []) =>
      String((await call('POST', '/store/connect', { shop, scopes })).body.address)
    /** Begins a connection, and installs the app; returns the address to which Shopify leads back. */
    const consent = async (shop?: string, scopes: readonly string[] = []) =>
      press(await begin(shop, scopes), 'install', scopes)
    const connect = async (shop?: string, scopes: readonly string[] = []) => {
      await send('GET', await consent(shop, scopes))
      return call('POST', '/store/complete')
    }
    return { send, call, fetch: pageFetch, begin, consent, connect }
  }

  /** Presses a button of Shopify's screen; returns the address to which it leads back. */
  async function press(address: string, choice: string, on: readonly string[] = []) {
    const body = new URLSearchParams(new URL(address).search)
    body.append('choice', choice)
    for (const scope of on) body.append('on', scope)
    const url = new URL(address)
    const response = await shopify.fetch(
      new Request(url.origin + url.pathname, { method: 'POST', body }),
    )
    return response.headers.get('location') ?? ''
  }

  return { browser, press }
}

export type Browser = ReturnType<ReturnType<typeof visitors>['browser']>
