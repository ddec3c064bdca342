import { cacheControl, hashedFiles } from '../../server/cacheControl.ts'
import { redirects } from '../../server/redirects.ts'
import type { Site } from './site.ts'

/** The limits of Cloudflare Pages: characters in a line, and number of rules. */
const longestLine = 2_000
const mostRules = 100

interface Rule {
  /** A path; a `*` at its end matches anything. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Returns the text of `_headers`, which Netlify and Cloudflare Pages read from the site's folder.
 * Both concatenate the values of a header that several matching rules set, so at most one rule with
 * `Cache-Control` matches each path; unknown paths keep the host's default. Two policies would both
 * apply, so workers with a policy of their own have that of the documents: they neither connect to
 * other hosts nor compile WebAssembly.
 *
 * @throws {RangeError} when it exceeds a limit of Cloudflare Pages
 */
export function headersFile({ addresses, files, headers }: Site): string {
  const unhashed = [...addresses, ...files.map((file) => `/${file}`)].map(topOf)
  const rules: readonly Rule[] = [
    { address: '/*', headers },
    { address: `${hashedFiles}*`, headers: { 'Cache-Control': cacheControl.hashed } },
    ...[...new Set(unhashed)].toSorted().map((address) => ({
      address,
      headers: { 'Cache-Control': cacheControl.other },
    })),
  ]
  if (rules.length > mostRules) {
    throw new RangeError(`[@dropwatt/app] _headers has ${rules.length} rules, over ${mostRules}.`)
  }
  return `${rules.map(ruleText).join('\n\n')}\n`
}

/** Returns the text of `_redirects`, which the same hosts read. */
export function redirectsFile(): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('')
}

/** Returns the rule path of an address; all addresses in one top-level folder share one. */
function topOf(address: string): string {
  const [, top, inner] = address.split('/')
  return inner === undefined ? address : `/${top}/*`
}

function ruleText({ address, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong) {
    throw new RangeError(
      `[@dropwatt/app] A line of _headers has ${tooLong.length} characters, over ${longestLine}: ${tooLong.slice(0, 40)}…`,
    )
  }
  return [address, ...lines].join('\n')
}
