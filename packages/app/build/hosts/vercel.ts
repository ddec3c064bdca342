import { cacheControl, hashedFiles } from '../../server/cacheControl.ts'
import { redirects } from '../../server/redirects.ts'
import { workerRules } from '../../server/securityHeaders.ts'
import { notFoundDocument, type Site } from './site.ts'

/** A route in the format of Vercel's Build Output API. */
type Route =
  | { readonly handle: 'filesystem' | 'hit' }
  | {
      readonly src: string
      readonly dest?: string
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly continue?: true
    }

/** The content of `.vercel/output/config.json`. */
export interface VercelConfig {
  readonly version: 3
  readonly routes: readonly Route[]
  readonly overrides: Readonly<
    Record<string, { readonly path: string; readonly contentType: string }>
  >
}

/** Returns the configuration for Vercel's Build Output API, so that Vercel runs no build itself. */
export function vercelConfig({ addresses, headers }: Site): VercelConfig {
  const paths = addresses.map((address) => address.slice(1)).filter(Boolean)
  return {
    version: 3,
    routes: [
      {
        src: '/(.*)',
        headers: { ...headers, 'Cache-Control': cacheControl.other },
        continue: true,
      },
      // Only word characters, hyphens and single slashes, so it never redirects to another host.
      { src: '^(/[\\w-]+(?:/[\\w-]+)*)/$', headers: { Location: '$1' }, status: 308 },
      ...Object.entries(redirects).map(([from, to]) => ({
        src: `^${from.replaceAll('.', '\\.')}$`,
        headers: { Location: to },
        status: 302,
      })),
      { handle: 'filesystem' },
      { src: '/.*', dest: `/${notFoundDocument}`, status: 404 },
      { handle: 'hit' },
      {
        src: `^${hashedFiles}.*`,
        headers: { 'Cache-Control': cacheControl.hashed },
        continue: true,
      },
      ...workerRules.map(({ prefixes, policy }) => ({
        src: `^(?:${prefixes.join('|')}).*`,
        headers: { 'Content-Security-Policy': policy },
        continue: true as const,
      })),
    ],
    overrides: Object.fromEntries(
      paths.map((path) => [`${path}.html`, { path, contentType: 'text/html; charset=utf-8' }]),
    ),
  }
}
