import { paths } from '../src/paths.ts'

/** Where the backend answers. What it says is never kept. */
const backend = '/auth/v1'

const assets = '/assets/'

/** The pages that stand in for a page that is not kept. */
const offlinePages = { en: '/offline', it: '/it/offline' } as const

/** The document that every page of the dashboard starts from. */
const shell = paths.dashboard

/** The documents that are kept before anybody asks for them. */
export const keptDocuments: readonly string[] = [shell, ...Object.values(offlinePages)]

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
export function documentAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url)
  const isLeftAlone = search !== '' || isMember(pathname) || isBelow(pathname, backend)
  return isLeftAlone ? undefined : pathname
}

/** Lists the addresses of the kept documents that may answer for `url`, the best first. */
export function standIns(url: string): readonly string[] {
  const { pathname } = new URL(url)
  if (isMember(pathname)) return [shell]
  return [pathname, isBelow(pathname, '/it') ? offlinePages.it : offlinePages.en]
}

/**
 * Whether what came may be kept under its address. A page that comes in the place of a missing
 * script may not.
 */
export function isKeepable(response: Response, strategy: Strategy): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage === (strategy === 'document')
}

function isMember(pathname: string): boolean {
  const path = pathname.toLowerCase()
  return isBelow(path, paths.dashboard) || isBelow(path, paths.paymentSuccess)
}

function isBelow(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`)
}
