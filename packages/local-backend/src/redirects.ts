import { isLoopbackHost } from './hosts.ts'

interface RedirectRules {
  readonly siteUrl: string
  readonly redirectUrls: readonly string[]
}

const scriptSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'])
/** In characters. Longer URLs do not fit into headers and mails. */
const longestAddress = 2048
/** Spaces, control characters and backslashes, which URL parsers drop or convert to slashes. */
const unsafeCharacters = /[\p{Cc}\s\\]|%(?:0[0ad])/iu
const plainHostname = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/
const networkAddress = /^[\d.]+$|^\[/

/** Returns the start of the path in a pattern: 0 without a scheme and host. */
function pathStart(pattern: string): number {
  return /^[^/*?]+:\/\/[^/]*/.exec(pattern)?.[0].length ?? 0
}

/**
 * Converts a pattern of the allow list into a regular expression for a whole URL. `**` in a host does
 * not match beyond it, or `https://**.example.com` would match `https://evil.test/x.example.com`.
 */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[\s\S]/g, (part, offset: number) => {
    if (part === '**') {
      const isWithinHost = offset < pathStart(pattern) && offset + part.length < pattern.length
      return isWithinHost ? '[^/]*' : '.*'
    }
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}/]/, '\\$&')
  })
  return new RegExp(`^${source}$`, 'u')
}

/** Parses a URL unless its host could be read in two ways. */
function parsePlainly(address: string): URL | undefined {
  if (address.length > longestAddress || unsafeCharacters.test(address)) return undefined
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (scriptSchemes.has(url.protocol)) return undefined
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1] ?? ''
  const written = authority.replace(/:\d*$/, '').toLowerCase()
  return written === url.hostname.toLowerCase() ? url : undefined
}

function isAllowed(url: URL, { siteUrl, redirectUrls }: RedirectRules): boolean {
  const site = new URL(siteUrl)
  if (url.origin === site.origin && url.origin !== 'null') return true

  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isLoopbackHost(url.hostname)) {
    if (isWeb && url.protocol === site.protocol && isLoopbackHost(site.hostname)) return true
  } else if (networkAddress.test(url.hostname) || (isWeb && !plainHostname.test(url.hostname))) {
    return false
  }
  const address = url.href.slice(0, url.href.length - url.hash.length)
  const spellings = isWeb && address === `${url.origin}/` ? [address, url.origin] : [address]
  return redirectUrls.some((pattern) => {
    const expression = patternToRegExp(pattern)
    return spellings.some((spelling) => expression.test(spelling))
  })
}

/**
 * Returns the first requested URL that is on the site or its allow list, else the site itself. On this
 * machine the port and the name (`localhost`, `127.0.0.1`) are ignored. The rules are those of GoTrue
 * (IsRedirectURLValid), but ambiguous URLs are rejected.
 */
export function resolveRedirect(
  wishes: readonly (string | null | undefined)[],
  rules: RedirectRules,
): string {
  for (const wish of wishes) {
    const url = wish ? parsePlainly(wish) : undefined
    if (url && isAllowed(url, rules)) return url.href
  }
  return rules.siteUrl
}
