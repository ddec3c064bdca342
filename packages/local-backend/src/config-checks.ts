import type { OpenIdClient } from './oauth/openid.ts'

const prefix = '[@dropwatt/local-backend]'
const year = 365 * 24 * 3600

/** The allowed range of each number in the configuration. */
const ranges = {
  minPasswordLength: [6, 72],
  reuseIntervalSeconds: [0, 3600],
  jwtExpirySeconds: [1, 7 * 24 * 3600],
  sessionInactivitySeconds: [1, 10 * year],
  mailFrequencySeconds: [0, 24 * 3600],
  otpExpirySeconds: [1, 24 * 3600],
} as const satisfies Record<string, readonly [least: number, most: number]>

/** Returns the number. @throws RangeError unless it is an integer within its range. */
export function checkRange(name: keyof typeof ranges, value: number): number {
  const [least, most] = ranges[name]
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new RangeError(`${prefix} ${name} is ${value}. Use an integer from ${least} to ${most}.`)
}

/** Returns the origin of a URL. @throws TypeError if it is not an http(s) URL. */
export function checkOrigin(name: 'siteUrl' | 'url', address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new TypeError(`${prefix} ${name} is "${address}". Use a URL such as http://localhost:5173.`)
}

/** Returns the origins. @throws RangeError for a wildcard, a path or any other non-origin. */
export function checkCorsOrigins(origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new RangeError(
        `${prefix} corsOrigins contains "${origin}", which is not an origin. Use full origins such as http://localhost:3000.`,
      )
    }
  }
  return origins
}

/** Returns the client. @throws RangeError if its id or secret is empty. */
export function checkGoogle(google: OpenIdClient | undefined): OpenIdClient | undefined {
  if (google === undefined || (google.clientId && google.clientSecret)) return google
  throw new RangeError(
    `${prefix} google.${google.clientId ? 'clientSecret' : 'clientId'} is empty. ` +
      'Set both as shown by Google, or omit google for the account picker.',
  )
}
