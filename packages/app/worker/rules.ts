import type { KnownPages } from './build.types.ts'

/** The path of the backend, whose responses are never cached. */
const backend = '/auth/v1'

const assets = '/assets/'

export function precachedDocuments({ shell, offlinePages }: KnownPages): readonly string[] {
  return [shell, ...offlinePages.map(({ address }) => address)]
}

/** Strategy for a request: `asset` cache first, `document` network first. */
export type Strategy = 'asset' | 'document'

/** The request fields used to choose a strategy. */
export type RequestFields = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * Chooses how to answer a request.
 *
 * @param origin where the app is served
 * @returns undefined for requests that the worker does not handle
 */
export function chooseStrategy(
  { method, mode, url }: RequestFields,
  origin: string,
): Strategy | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isBelow(pathname, backend)) return undefined
  if (pathname.startsWith(assets)) return 'asset'
  return mode === 'navigate' ? 'document' : undefined
}

/**
 * Returns the URL under which to cache a document. Documents with a query are not cached, because it
 * may be a sign-in code; nor are dashboard documents, because the shell replaces them.
 */
export function documentAddress(url: string, pages: KnownPages): string | undefined {
  const { pathname, search } = new URL(url)
  const isLeftAlone = search !== '' || isMember(pathname, pages) || isBelow(pathname, backend)
  return isLeftAlone ? undefined : pathname
}

/** Returns the cached documents that can answer `url`, best first. */
export function fallbackDocuments(url: string, pages: KnownPages): readonly string[] {
  const { pathname } = new URL(url)
  if (isMember(pathname, pages)) return [pages.shell]
  const offline = pages.offlinePages.find(({ prefix }) => isBelow(pathname, prefix))
  return offline ? [pathname, offline.address] : [pathname]
}

/**
 * Tells whether a response can be cached. HTML in place of a missing script cannot.
 */
export function isCacheable(response: Response, strategy: Strategy): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage === (strategy === 'document')
}

function isMember(pathname: string, { memberFolders }: KnownPages): boolean {
  const path = pathname.toLowerCase()
  return memberFolders.some((folder) => isBelow(path, folder))
}

function isBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}
