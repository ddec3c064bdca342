import type { KnownPages } from './build.types.ts'

/** Where the backend answers. What it says is never kept. */
const backend = '/auth/v1'

const assets = '/assets/'

/** Lists the documents that are kept before anybody asks for them. */
export function keptDocuments({ shell, offlinePages }: KnownPages): readonly string[] {
  return [shell, ...offlinePages.map(({ address }) => address)]
}

/** How a request is answered: `asset` from what is kept, `document` from the network if it can. */
export type Strategy = 'asset' | 'document'

/** What the choice depends on. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * Chooses how to answer a request.
 *
 * @param origin where the app is served
 * @returns undefined for what the worker leaves alone
 */
export function chooseStrategy({ method, mode, url }: Asked, origin: string): Strategy | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isBelow(pathname, backend)) return undefined
  if (pathname.startsWith(assets)) return 'asset'
  return mode === 'navigate' ? 'document' : undefined
}

/**
 * Tells under which address a document that came is kept. One that was asked for with a query is
 * not kept, as that may be the code of a sign-in; nor is one of the dashboard, as its shell is.
 */
export function documentAddress(url: string, pages: KnownPages): string | undefined {
  const { pathname, search } = new URL(url)
  const isLeftAlone = search !== '' || isMember(pathname, pages) || isBelow(pathname, backend)
  return isLeftAlone ? undefined : pathname
}

/** Lists the addresses of the kept documents that may answer for `url`, the best first. */
export function standIns(url: string, pages: KnownPages): readonly string[] {
  const { pathname } = new URL(url)
  if (isMember(pathname, pages)) return [pages.shell]
  const offline = pages.offlinePages.find(({ prefix }) => isBelow(pathname, prefix))
  return offline ? [pathname, offline.address] : [pathname]
}

/**
 * Whether what came may be kept under its address. A page that comes in the place of a missing
 * script may not.
 */
export function isKeepable(response: Response, strategy: Strategy): boolean {
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
