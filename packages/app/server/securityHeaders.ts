import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { trustedTypesPolicy } from '../src/config/trustedTypes.ts'
import { readTags, type Tag } from './html.ts'

/** The styles that styled-components makes at run time start from an empty style tag. */
const emptyText = ''

/** Types of script that run or steer what runs; all others are data, which no policy looks at. */
const runningTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
])

function isInlineScript({ name, attributes }: Tag): boolean {
  return (
    name === 'script' &&
    !attributes.has('src') &&
    runningTypes.has((attributes.get('type') ?? '').toLowerCase())
  )
}

/** Lists the hashes of the inline scripts and style sheets of documents, each once, as a policy names them. */
export function inlineHashes(documents: readonly string[]) {
  const tags = documents.flatMap(readTags)
  return {
    scripts: hashesOf(tags.filter(isInlineScript)),
    styles: hashesOf(tags.filter(({ name }) => name === 'style')),
  }
}

function hashesOf(tags: readonly Tag[]): string[] {
  return Array.from(new Set(tags.map(({ text }) => text)), hashSource)
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Makes one content security policy for all documents of the app.
 *
 * @param documents their HTML, for the hashes of their inline scripts and style sheets
 * @param projectUrl where the Supabase project lives, if there is one
 */
export function contentSecurityPolicy(documents: readonly string[], projectUrl?: string): string {
  const { scripts, styles } = inlineHashes(documents)
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", hashSource(emptyText), ...styles],
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
 * The policy of a file that is no document, such as a script or a font. What it may do is said by the
 * document that loads it, so the long policy would only be sent once more with each file.
 */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const onlyOverHttps = 'Strict-Transport-Security'

/** Lists the headers that every answer carries over https, whoever serves the app. */
export function securityHeaderFields(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The filters of old browsers could be turned against a page.
    'X-XSS-Protection': '0',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Two years. Over http it must not be sent (RFC 6797, 7.2).
    [onlyOverHttps]: 'max-age=63072000; includeSubDomains',
  }
}

/** Adds the headers that every answer carries, unless whoever answered has set its own. */
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
