import type { OpenIdClient } from './oauth/openid.ts'

const prefix = '[@dropwatt/local-backend]'
const year = 365 * 24 * 3600

/** The least and the most that a number of the configuration may be. */
const ranges = {
  minPasswordLength: [6, 72],
  reuseIntervalSeconds: [0, 3600],
  jwtExpirySeconds: [1, 7 * 24 * 3600],
  sessionInactivitySeconds: [1, 10 * year],
  mailFrequencySeconds: [0, 24 * 3600],
  otpExpirySeconds: [1, 24 * 3600],
} as const satisfies Record<string, readonly [least: number, most: number]>

/** Gives the number back. @throws RangeError unless it is whole and within its range. */
export function checkRange(name: keyof typeof ranges, value: number): number {
  const [least, most] = ranges[name]
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new RangeError(
    `${prefix} ${name} is ${value}. Give a whole number from ${least} to ${most}.`,
  )
}

/** Gives an address back as its origin. @throws TypeError when it is none. */
export function checkOrigin(name: 'siteUrl' | 'url', address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new TypeError(
    `${prefix} ${name} is "${address}". Give an address such as http://localhost:5173.`,
  )
}

/** Gives the origins back. @throws RangeError for a wildcard, a path or anything else. */
export function checkCorsOrigins(origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new RangeError(
        `${prefix} corsOrigins has "${origin}", which is no origin. Give each in full, such as http://localhost:3000.`,
      )
    }
  }
  return origins
}

/** Gives the client back. @throws RangeError when a part of it is empty. */
export function checkGoogle(google: OpenIdClient | undefined): OpenIdClient | undefined {
  if (google === undefined || (google.clientId && google.clientSecret)) return google
  throw new RangeError(
    `${prefix} google.${google.clientId ? 'clientSecret' : 'clientId'} is empty. ` +
      'Give both as Google shows them, or leave google out for the account picker.',
  )
}
