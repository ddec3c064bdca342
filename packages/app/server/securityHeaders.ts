import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { trustedTypesPolicy } from '../src/config/trustedTypes.ts'
import { hashedFiles } from './cacheControl.ts'
import { readTags, type Tag } from './html.ts'

/** The hash of the empty style tag that styled-components starts from at run time. */
const emptyText = ''

/** Script types that the policy applies to; all others are data. */
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

/** Returns the distinct hash sources of the inline scripts and style sheets of documents. */
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
 * Creates one content security policy for all documents of the app.
 *
 * @param documents their HTML, for the hashes of their inline scripts and style sheets
 * @param projectUrl the URL of the Supabase project, if there is one
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
 * The policy of files other than documents, such as scripts and fonts. The policy of the document
 * applies to them, so the long policy would only add bytes to each file.
 */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** Lets a worker connect to any host over https: to the member's own service, or to images of a store. */
export const connectingPolicy = "default-src 'none'; connect-src https:; frame-ancestors 'none'"

/** Lets a worker load parts of itself and compile WebAssembly, which codecs of images are written in. */
export const compilingPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Lets a worker load parts of itself, such as what reads workbooks. */
export const loadingPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** Workers that may do what other files may not, with their policy. */
export interface WorkerRule {
  /** Names the rule in the configuration of a host. */
  readonly name: string
  /** Path prefixes of the workers. */
  readonly prefixes: readonly string[]
  readonly policy: string
}

const pathsOf = (...names: readonly string[]) => names.map((name) => `${hashedFiles}${name}-`)

/**
 * Workers with a policy of their own. A worker has the policy of its own response, so that the
 * documents need not allow what only a worker does.
 */
export const workerRules: readonly WorkerRule[] = [
  {
    name: 'connecting',
    prefixes: pathsOf('serviceRequests', 'imageRequests'),
    policy: connectingPolicy,
  },
  { name: 'loading', prefixes: pathsOf('FileWorker', 'importWorker'), policy: loadingPolicy },
  { name: 'compiling', prefixes: pathsOf('imageWorker'), policy: compilingPolicy },
]

/** Returns the policy of a file with a hash in its name. */
export function policyOfFile(path: string): string {
  const rule = workerRules.find(({ prefixes }) =>
    prefixes.some((prefix) => path.startsWith(prefix)),
  )
  return rule?.policy ?? filePolicy
}

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

/**
 * Adds the security headers to every response, unless the handler has set them. A proxy that
 * terminates TLS says in `X-Forwarded-Proto` that a request came over https.
 */
export function securityHeaders(policy: string): MiddlewareHandler {
  const wanted = Object.entries(securityHeaderFields(policy))
  return async (context, next) => {
    await next()
    const isSecure =
      new URL(context.req.url).protocol === 'https:' ||
      context.req.header('x-forwarded-proto') === 'https'
    for (const [name, value] of wanted) {
      if (name === onlyOverHttps && !isSecure) continue
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  }
}
