import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const secretBytes = 20
const period = 30
/** Steps before and after the current one whose codes are accepted. */
const skew = 1

/** A new secret for an authenticator app, in the format of GoTrue. */
export interface TotpSecret {
  readonly qr_code: string
  readonly secret: string
  readonly uri: string
}

/** RFC 6238 with SHA-1, six digits and 30 seconds, which all apps support. */
function totpOf(secret: Secret, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period, ...labels })
}

/** Creates a secret with its URI, also as a QR code. */
export function createTotpSecret(issuer: string, label: string): TotpSecret {
  const secret = new Secret({ size: secretBytes })
  const uri = totpOf(secret, { issuer, label }).toString()
  return { qr_code: renderSVG(uri, { ecc: 'M' }), secret: secret.base32, uri }
}

/** Returns the time step of a valid code. */
export function matchTotp(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = totpOf(Secret.fromBase32(secret))
  const delta = totp.validate({ token: code, timestamp: now, window: skew })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/**
 * Tells whether the code of a step may have been used, so that the same code is not accepted twice
 * (RFC 6238 5.2). Older steps can only come after the clock was set back, and are accepted again.
 */
export function isReplay(step: number, lastStep: number | null): boolean {
  return lastStep !== null && step <= lastStep && step >= lastStep - 2 * skew
}
