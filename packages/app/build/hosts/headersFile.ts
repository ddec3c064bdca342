import { cacheControl, hashedFiles } from '../../server/cacheControl.ts'
import type { Site } from './site.ts'

/** What Cloudflare Pages reads of one line, and how many rules it reads. */
const longestLine = 2_000
const mostRules = 100

interface Rule {
  /** An address; a `*` at its end stands for anything. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Writes `_headers`, which Netlify and Cloudflare Pages read in the folder of the site. Both join
 * the values of a header that two rules set, so no two rules with a cache rule share an address;
 * for unknown addresses the cache rule of the host remains.
 *
 * @throws {RangeError} when a host would leave out a part of it
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

/** Covers all that lies in one folder by one rule. */
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
