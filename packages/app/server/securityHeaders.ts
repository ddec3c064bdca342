import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The hash of the empty style tag that styled-components starts from at run time. */
const emptyText = ''

/** The only Trusted Types policy: for the URL of the service worker. */
export const trustedTypesPolicy = 'dropwatt'

/** Script types that the policy applies to; all others are data. */
const runningTypes = /^(?:|module|importmap|speculationrules|text\/javascript)$/i

/** Returns the distinct hash sources of the inline scripts of documents. */
export function inlineScriptHashes(documents: readonly string[]): string[] {
  return hashesOf(
    documents,
    /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi,
    (attributes) => runningTypes.test(/\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''),
  )
}

/** Returns the distinct hash sources of the inline style sheets of documents. */
export function inlineStyleHashes(documents: readonly string[]): string[] {
  return hashesOf(documents, /<style((?:\s[^>]*)?)>([\s\S]*?)<\/style>/gi, () => true)
}

function hashesOf(
  documents: readonly string[],
  element: RegExp,
  counts: (attributes: string) => boolean,
): string[] {
  const texts = documents.flatMap((html) =>
    Array.from(html.matchAll(element)).flatMap(([, attributes = '', text = '']) =>
      counts(attributes) ? [text] : [],
    ),
  )
  return [...new Set(texts)].map(hashSource)
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Creates one content security policy for all documents of the app.
 *
 * @param documents their HTML, for the hashes of their inline scripts and style sheets
 * @param projectUrl the URL of the Supabase project, if there is one
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
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The policy of files other than documents, such as scripts and fonts. The policy of the document
 * applies to them, so the long policy would only add bytes to each file.
 */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const onlyOverHttps = 'Strict-Transport-Security'

/** Returns the headers of every response over https, on any host. */
export function securityHeaderFields(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The XSS filters of old browsers could be abused.
    'X-XSS-Protection': '0',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Two years. Must not be sent over http (RFC 6797, 7.2).
    [onlyOverHttps]: 'max-age=63072000; includeSubDomains',
  }
}

/** Adds the security headers to every response, unless the handler has set them. */
export function securityHeaders(policy: string): MiddlewareHandler {
  const wanted = Object.entries(securityHeaderFields(policy))
  return async (context, next) => {
    await next()
    const isSecure = new URL(context.req.url).protocol === 'https:'
    for (const [name, value] of wanted) {
      if (name === onlyOverHttps && !isSecure) continue
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  }
}
