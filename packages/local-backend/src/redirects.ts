import { isLoopbackHost } from './hosts.ts'

interface RedirectRules {
  readonly siteUrl: string
  readonly redirectUrls: readonly string[]
}

const scriptSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'])
/** Spaces, control characters and backslashes, which a URL parser drops or turns into slashes. */
const unsafeCharacters = /[\p{Cc}\s\\]|%(?:0[0ad])/iu

/** Turns a pattern of the allow-list into an expression that matches a whole address. */
function patternToRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[\s\S]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}/]/, '\\$&')
  })
  return new RegExp(`^${source}$`, 'u')
}

/** Reads an address only when its authority means to a parser what it says to a reader. */
function parsePlainly(address: string): URL | undefined {
  if (unsafeCharacters.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1]
  if (authority === undefined || scriptSchemes.has(url.protocol)) {
    return undefined
  }
  const written = authority.replace(/:\d*$/, '').toLowerCase()
  return written === url.hostname.toLowerCase() ? url : undefined
}

function isAllowed(url: URL, { siteUrl, redirectUrls }: RedirectRules): boolean {
  const site = new URL(siteUrl)
  if (url.origin === site.origin && url.origin !== 'null') return true

  if (url.protocol === 'http:' || url.protocol === 'https:') {
    if (isLoopbackHost(url.hostname)) {
      if (url.protocol === site.protocol && isLoopbackHost(site.hostname)) return true
    } else if (!/^[a-z0-9.-]+$/.test(url.hostname) || /^[\d.]+$/.test(url.hostname)) {
      return false
    }
  }
  const withoutFragment = url.href.slice(0, url.href.length - url.hash.length)
  return redirectUrls.some((pattern) => patternToRegExp(pattern).test(withoutFragment))
}

/**
 * Picks the first wished-for address that the site or its allow-list covers, else the site itself.
 * On this machine the port and the name (`localhost`, `127.0.0.1`) make no difference.
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
