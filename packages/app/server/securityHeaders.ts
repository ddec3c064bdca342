import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The styles that styled-components makes at run time start from an empty style tag. */
const emptyText = ''

/** Lists the hashes of the inline scripts of a document, as a policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, text]) => hashSource(text ?? ''))
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Makes the content security policy of the app's documents.
 *
 * @param html the document, for the hashes of its inline scripts
 * @param projectUrl where the Supabase project lives, if there is one
 */
export function contentSecurityPolicy(html: string, projectUrl?: string): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", hashSource(emptyText)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(projectUrl ? [new URL(projectUrl).origin] : [])],
    'manifest-src': ["'self'"],
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
