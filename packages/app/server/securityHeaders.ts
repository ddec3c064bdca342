import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The styles that styled-components makes at run time start from an empty style tag. */
const emptyText = ''

/** Lists the hashes of the inline scripts of documents, each once, as a policy names them. */
export function inlineScriptHashes(documents: readonly string[]): string[] {
  return hashesOf(documents, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
}

/** Lists the hashes of the inline styles of documents, each once, as a policy names them. */
export function inlineStyleHashes(documents: readonly string[]): string[] {
  return hashesOf(documents, /<style[^>]*>([\s\S]*?)<\/style>/g)
}

function hashesOf(documents: readonly string[], element: RegExp): string[] {
  const texts = documents.flatMap((html) =>
    Array.from(html.matchAll(element), ([, text]) => text ?? ''),
  )
  return [...new Set(texts)].map(hashSource)
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Makes the content security policy of the app: one for all of its documents.
 *
 * @param documents the documents, for the hashes of what they hold inline
 * @param projectUrl where the Supabase project lives, if there is one
 */
export function contentSecurityPolicy(documents: readonly string[], projectUrl?: string): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(documents)],
    'style-src': ["'self'", hashSource(emptyText), ...inlineStyleHashes(documents)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(projectUrl ? [new URL(projectUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Adds the headers that every answer carries, unless whoever answered has set its own. */
export function securityHeaders(policy: string): MiddlewareHandler {
  const wanted = Object.entries({ ...headers, 'Content-Security-Policy': policy })
  return async (context, next) => {
    await next()
    for (const [name, value] of wanted) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  }
}
